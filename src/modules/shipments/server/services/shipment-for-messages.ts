/** A stored shipment as data for messages: everything that a template may use, PINs included. */
import type { Shipment } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { serializeShipment } from '../serialize-shipment.ts';
import { wholeShipments } from '../shipment-rows.ts';

export interface ShipmentForMessages {
  readonly shipment: Shipment;
  /** The account wants no messages about it. */
  readonly isMuted: boolean;
}

/** Messages are written by a job, without a viewer. */
const systemViewer = {
  user: { id: 0, role_id: roles.providerAdmin, account_id: null },
  can: () => true,
} as unknown as Viewer;

/** Undefined when there is no such shipment. */
export async function shipmentForMessages(tx: Transaction, id: number): Promise<ShipmentForMessages | undefined> {
  const row = await wholeShipments(tx, systemViewer).where('s.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const pins = Object.fromEntries(
    (['proof_of_delivery_pin', 'pickup_pin', 'dropoff_pin'] as const).flatMap((name) =>
      row[name] === null ? [] : [[name, row[name]]],
    ),
  );
  return {
    shipment: { ...serializeShipment(row, { viewer: systemViewer, override: false }), ...pins },
    isMuted: row.mute_notifications,
  };
}
