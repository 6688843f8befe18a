/** Cancels a shipment for a reason, in the words of the submit rules (F162). */
import type { ReactNode } from 'react';
import * as cancellationForm from '#generated/forms/shipment-cancellation.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { submitFindings } from '../../domain/submit-rules.ts';
import { shipmentsMoved } from './use-shipment.ts';

interface CancelDialogProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

const field = 'cancellation_reason';

function reasonOf(value: JsonObject): string {
  const reason = value[field];
  return typeof reason === 'string' ? reason : '';
}

/** The rule names the field as the call does; the form has it under its name in the shipment. */
function findingsOf(value: JsonObject): readonly FieldError[] {
  const context = {
    deed: 'cancel',
    settings: shownSettings(),
    isKiosk: false,
    isDataCapture: false,
    isCopy: false,
    isGuest: false,
    trackingPrefix: '',
    trackingMessage: reasonOf(value),
  } as const;
  return submitFindings({}, context).map((finding) => ({ ...finding, field }));
}

export function CancelDialog({ shipment, onClose }: CancelDialogProps): ReactNode {
  const cancel = async (value: JsonObject): Promise<void> => {
    await call('cancel_shipment', {
      body: { id: shipment.id, tracking_message: reasonOf(value) },
    });
    shipmentsMoved();
    showToast('success', 'Shipment cancelled');
    onClose();
  };
  return (
    <SchemaDialog
      form={cancellationForm}
      layout="cancel"
      title={`Cancel shipment ${shipment.short_tracking_reference}?`}
      action="Cancel shipment"
      cancel="Keep shipment"
      failed="Couldn’t cancel the shipment"
      further={findingsOf}
      onSubmit={cancel}
      onClose={onClose}
    />
  );
}
