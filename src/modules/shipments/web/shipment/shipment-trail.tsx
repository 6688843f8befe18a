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
const status: JsonSchema = { type: 'string', title: 'Status', oneOf: shipment_status };

/** A changed parcel is named by its number. */
function parcelsIn({ parcels = {} }: typeof members): JsonSchema {
  const number = { type: 'string', title: 'Parcel number' } as const;
  const properties = { tracking_reference: number, ...parcels.items?.properties, status };
  return { ...parcels, items: { ...parcels.items, properties } };
}

/** Also what changes without being a field of the form. */
export const trailFields: Readonly<Record<string, JsonSchema>> = {
  ...members,
  status,
  parcels: parcelsIn(members),
  collection_agent_id: { type: 'string', title: 'Collecting driver' },
  delivery_agent_id: { type: 'string', title: 'Delivering driver' },
  rate: { type: 'number', title: 'Price', 'x-unit': 'R' },
  service_level_code: { ...members['service_level_code'], title: 'Service level' },
  tracking_reference: { type: 'string', title: 'Waybill number' },
};

export function ShipmentTrail({ shipment, onClose }: ShipmentTrailProps): ReactNode {
  const { short_tracking_reference: name, id } = shipment;
  return <RecordTrail name={name} type="shipment" id={id} fields={trailFields} onClose={onClose} />;
}
