/** Requests a bulk collection: date, shipments, and instructions for the driver. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as requestForm from '#generated/forms/collection-request.ts';
import type { CollectionRequestDraft } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface RequestDialogProps {
  /** Initial waybill numbers, one per line. */
  readonly references: string;
  readonly onClose: () => void;
}

export function RequestDialog({ references, onClose }: RequestDialogProps): ReactNode {
  const navigate = useNavigate();
  const stored: JsonObject = {
    collection_date: wallClock(new Date()).date,
    ...(references === '' ? {} : { references }),
  };
  const request = async (value: JsonObject): Promise<void> => {
    const body = value as unknown as CollectionRequestDraft;
    const { collection_request: made } = await call('create_collection_request', { body });
    void queryClient.invalidateQueries({ queryKey: entityKey('collection_request') });
    showToast('success', `Bulk collection ${made.reference} requested`);
    onClose();
    void navigate(`/collection-requests/${made.id}`);
  };
  return (
    <SchemaDialog
      form={requestForm}
      layout={useAudience() === 'staff' ? 'staff' : 'customer'}
      size="lg"
      title="Request a bulk collection"
      action="Request collection"
      failed="Couldn’t request the bulk collection"
      stored={stored}
      onSubmit={request}
      onClose={onClose}
    />
  );
}
