/** Documents of a shipment, and photos taken on its way; images open in a viewer. */
import { FileButton, Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ShipmentFile } from '#generated/types.ts';
import { PdfWindow } from '#modules/files/web/shared/pdf-window.tsx';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { sendFile } from '../../shared/send-file.ts';
import { DocumentList } from './document-list.tsx';
import { documentBytes, keepVersion } from './document-versions.ts';
import { ImageStrip } from '../../shared/image-strip.tsx';
import { useFiles, type Actions } from '../use-records.ts';
import { shipmentsMoved } from '../../shared/use-shipment.ts';

interface ShipmentFilesProps {
  readonly id: number;
  readonly actions: Actions;
}

export function ShipmentFiles({ id, actions }: ShipmentFilesProps): ReactNode {
  const files = useFiles(id);
  const hasEditor = useProviderSetting('enabled_features')?.includes('document_editor') ?? false;
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState<ShipmentFile>();
  const [open, setOpen] = useState<ShipmentFile>();
  if (!files) return null;
  const documents = files.filter(({ kind }) => kind === 'document');
  const photos = files.filter(({ kind }) => kind === 'photo');
  if (documents.length + photos.length === 0 && !actions.can_add_documents) return null;
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toastFailure(failure, false);
    }
    setBusy(false);
    shipmentsMoved();
  };
  const add = (file: File | null): void => {
    if (!file) return;
    void run(async () => {
      const name = await sendFile(file, file.name, 'shipment-documents');
      await call('add_shipment_document', { body: { shipment_id: id, file_name: name } });
      showToast('success', 'Document added');
    });
  };
  return (
    <Card
      title="Documents"
      aside={
        actions.can_add_documents && (
          <FileButton onChange={add} accept="application/pdf,image/png,image/jpeg,image/webp">
            {(props) => (
              <Button {...props} variant="default" size="xs" loading={busy}>
                Add document
              </Button>
            )}
          </FileButton>
        )
      }
    >
      {documents.length === 0 && (
        <Text size="sm" c="dimmed">
          Invoices, customs papers and delivery notes go here: PDF, PNG, JPEG or WebP, up to 20 MB.
        </Text>
      )}
      <DocumentList
        files={documents}
        mayChange={actions.can_add_documents}
        onOpen={hasEditor ? setOpen : undefined}
        onRemove={setConfirming}
      />
      {photos.length > 0 && (
        <>
          <Group mt="md">
            <Text size="sm" fw={600}>
              Photos
            </Text>
          </Group>
          <ImageStrip files={photos} />
        </>
      )}
      {open && (
        <PdfWindow
          title={open.name}
          load={() => documentBytes(open)}
          onClose={() => setOpen(undefined)}
          {...(actions.can_add_documents && { onSave: (bytes) => keepVersion(open, bytes) })}
        />
      )}
      {confirming && (
        <Confirm
          opened
          danger
          title={`Remove ${confirming.name}?`}
          action="Remove document"
          onConfirm={() => {
            setConfirming(undefined);
            void run(() => call('remove_shipment_document', { body: { shipment_id: id, id: confirming.id } }));
          }}
          onCancel={() => setConfirming(undefined)}
        >
          {confirming.version > 1
            ? 'The version before it stays. The audit trail keeps that this one was here.'
            : 'The audit trail keeps that it was here.'}
        </Confirm>
      )}
    </Card>
  );
}
