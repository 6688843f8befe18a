/** The audit trail of a shipment. */
import type { ReactNode } from 'react';
import { shipment_status } from '#generated/enums.ts';
import { form } from '#generated/forms/shipment.ts';
import type { Shipment } from '#generated/types.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { RecordTrail } from '#platform/web/audit/record-trail.tsx';

interface ShipmentTrailProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

const members: Readonly<Record<string, JsonSchema>> = form.schema.properties;

/** Also what changes without being a field of the form. */
export const trailFields: Readonly<Record<string, JsonSchema>> = {
  ...members,
  status: { type: 'string', title: 'Status', oneOf: shipment_status },
  rate: { type: 'number', title: 'Price', 'x-unit': 'R' },
  service_level_code: { ...members['service_level_code'], title: 'Service level' },
  tracking_reference: { type: 'string', title: 'Waybill number' },
};

export function ShipmentTrail({ shipment, onClose }: ShipmentTrailProps): ReactNode {
  const { short_tracking_reference: name, id } = shipment;
  return <RecordTrail name={name} type="shipment" id={id} fields={trailFields} onClose={onClose} />;
}
