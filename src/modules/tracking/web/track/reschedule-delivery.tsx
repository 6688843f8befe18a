/** The receiver requests another delivery day. */
import type { ReactNode } from 'react';
import * as form from '#generated/forms/delivery-reschedule.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { RescheduleDeliveryBody, TrackedShipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { factsNow } from '#platform/web/client/facts.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface RescheduleDeliveryProps {
  readonly shipment: TrackedShipment;
  readonly onRescheduled: () => void;
  readonly onClose: () => void;
}

/** The times that apply now: they stay unless the receiver changes them. */
function timesOf({ delivery_after, delivery_before }: TrackedShipment): JsonObject {
  return {
    ...(delivery_after !== null && { delivery_after }),
    ...(delivery_before !== null && { delivery_before }),
  };
}

export default function RescheduleDelivery({ shipment, onRescheduled, onClose }: RescheduleDeliveryProps): ReactNode {
  const save = async (value: JsonObject): Promise<void> => {
    const body = {
      tracking_reference: shipment.short_tracking_reference,
      ...value,
    } as unknown as RescheduleDeliveryBody;
    await call('reschedule_delivery', { body });
    showToast('success', 'Delivery rescheduled');
    onRescheduled();
    onClose();
  };
  // Guests cannot read the provider's settings; the shipment contains the choices.
  const around = {
    facts: factsNow(),
    setting: (key: string) =>
      key === 'shipment_requested_date_change_reasons' ? shipment.reschedule_reasons : undefined,
  };
  return (
    <SchemaDialog
      form={form}
      layout="receiver"
      stored={timesOf(shipment)}
      size="lg"
      title="Reschedule the delivery"
      action="Reschedule"
      failed="Couldn’t reschedule"
      around={around}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
