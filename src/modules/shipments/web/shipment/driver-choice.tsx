/** The driver who collects or delivers a shipment; staff can choose one. */
import { useState, type ReactNode } from 'react';
import type { Shipment, ShipmentLeg } from '#generated/types.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface DriverChoiceProps {
  readonly leg: ShipmentLeg;
  readonly shipment: Shipment;
}

const labels = { collection: 'Collecting driver', delivery: 'Delivering driver' } as const;

export function DriverChoice({ leg, shipment }: DriverChoiceProps): ReactNode {
  const { data } = useGeneralData();
  const [busy, setBusy] = useState(false);
  const drivers = data?.drivers ?? [];
  const chosen = shipment[`${leg}_agent_id`];
  const assign = async (value: string | null): Promise<void> => {
    setBusy(true);
    const base = shipment.revision === undefined ? {} : { base_revision: shipment.revision };
    try {
      const driver = value === null ? null : Number(value);
      await call('update_shipment', { body: { id: shipment.id, ...base, [`${leg}_agent_id`]: driver } });
      showToast('success', value === null ? 'Driver removed' : 'Driver assigned');
    } catch (failure) {
      const reason = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      const message = reason ?? messageOf(failure);
      if (message !== null) showToast('error', message);
    }
    setBusy(false);
    shipmentsMoved();
  };
  return (
    <LongSelect
      label={labels[leg]}
      placeholder="No driver"
      data={drivers.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => void assign(value)}
      disabled={busy}
      clearable
      size="xs"
      mt="sm"
    />
  );
}
