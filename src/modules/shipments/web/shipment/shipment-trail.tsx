/** The audit trail of a shipment. */
import type { ReactNode } from 'react';
import { form } from '#generated/forms/shipment.ts';
import type { Shipment } from '#generated/types.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { RecordTrail } from '#platform/web/audit/record-trail.tsx';

interface ShipmentTrailProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

const own: Readonly<Record<string, JsonSchema>> = form.schema.properties;

export function ShipmentTrail({ shipment, onClose }: ShipmentTrailProps): ReactNode {
  const { short_tracking_reference: name, id } = shipment;
  return <RecordTrail name={name} type="shipment" id={id} fields={own} onClose={onClose} />;
}
