/** The tracking events of a shipment as a user may see them. */
import type { FastifyInstance } from 'fastify';
import type { TrackingEvent } from '#generated/types.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { findEvents, findShipment } from '../repository.ts';
import { serializeEvent } from '../serialize-shipment.ts';
import { unknownShipment } from '../services/require-shipment.ts';

/** Newest first. Throws `unknown_shipment`. */
export async function readHistory(
  app: FastifyInstance,
  tx: Transaction,
  { providerId, viewer }: { readonly providerId: number; readonly viewer: Viewer },
  id: number,
): Promise<TrackingEvent[]> {
  const shipment = await findShipment(tx, viewer, { id });
  if (!shipment) throw unknownShipment('id');
  const settings = await app.settings.decidingWithin(tx, providerId);
  const reader = { viewer, override: settings.override_shipment_statuses === true };
  // Statuses that the provider hides from tracking are shown to staff only.
  const hidden = new Set<string>(isStaff(viewer.user) ? [] : settings.exclude_tracking_statuses);
  const events = (await findEvents(tx, shipment.id)).filter(({ status }) => !hidden.has(status));
  return events.map((event) => serializeEvent(event, shipment, reader));
}
