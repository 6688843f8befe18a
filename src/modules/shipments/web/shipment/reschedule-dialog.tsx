/** Asks for another date or time of one side, with the messages of the submit rules (F179, F180). */
import { useState, type ReactNode } from 'react';
import * as rescheduleForm from '#generated/forms/shipment-reschedule.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { Shipment, ShipmentLeg, ShipmentRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { readRequest } from '../../domain/draft.ts';
import { submitFindings } from '../../domain/submit-rules.ts';
import { changedMembers } from './changed-members.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface RescheduleDialogProps {
  readonly leg: ShipmentLeg;
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

/** A reason alone changes nothing. */
export function unmoved(leg: ShipmentLeg, stored: JsonObject, value: JsonObject): readonly FieldError[] {
  const { [`${leg}_rescheduled_reason`]: _, ...moved } = changedMembers(stored, value);
  if (Object.keys(moved).length > 0) return [];
  return [{ field: `${leg}_min_date`, code: 'unchanged', message: 'Choose another day or time.' }];
}

/** The price named by a refusal of one that the user was not shown; undefined for any other failure. */
export function newRateIn(failure: unknown): number | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'price_changed' || !isObject(failure.data)) return undefined;
  const { rate } = failure.data;
  return typeof rate === 'number' ? rate : undefined;
}

/** The reason of an earlier change is not reused. */
function startOf(shipment: Shipment, leg: ShipmentLeg): JsonObject {
  const fields = [`${leg}_min_date`, `${leg}_after`, `${leg}_before`] as const;
  return Object.fromEntries(
    fields.flatMap((field) => (shipment[field] === undefined ? [] : [[field, shipment[field]]])),
  );
}

export function RescheduleDialog({ leg, shipment, onClose }: RescheduleDialogProps): ReactNode {
  const [stored] = useState(() => startOf(shipment, leg));
  const findings = (value: JsonObject): readonly FieldError[] => [
    ...unmoved(leg, stored, value),
    ...submitFindings(
      { ...shipment, [`${leg}_rescheduled_reason`]: undefined, ...readRequest(value as ShipmentRequest).draft },
      {
        ...{ deed: 'change', settings: shownSettings(), isKiosk: false, isDataCapture: false, isCopy: false },
        ...{ isGuest: false, before: shipment },
      },
    ).filter(({ field }) => field.startsWith(`${leg}_`) && !field.includes('address')),
  ];
  // Users who see no prices accept any; others accept a new one by confirming again.
  const [rate, setRate] = useState(shipment.rate);
  // Not the live one: what others change while the dialog is open would be replaced.
  const [base] = useState(shipment.revision === undefined ? {} : { base_revision: shipment.revision });
  const save = async (value: JsonObject): Promise<void> => {
    const price = rate === undefined ? {} : { expected_rate: rate };
    try {
      await call('update_shipment', { body: { id: shipment.id, ...base, ...price, ...changedMembers(stored, value) } });
    } catch (failure) {
      setRate(newRateIn(failure) ?? rate);
      throw failure;
    } finally {
      shipmentsMoved();
    }
    showToast('success', leg === 'collection' ? 'Collection rescheduled' : 'Delivery rescheduled');
    onClose();
  };
  return (
    <SchemaDialog
      form={rescheduleForm}
      layout={leg}
      stored={stored}
      size="lg"
      title={leg === 'collection' ? 'Reschedule the collection' : 'Reschedule the delivery'}
      action="Reschedule"
      failed="Couldn’t reschedule"
      further={findings}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
