/** Shipments over HTTP: lists of them, of their parcels and of quotes, and what happened to one. */
import type { FastifyInstance } from 'fastify';
import { parcels, shipment_quotes, shipments } from '#generated/tables.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { findEvents, findShipment } from './repository.ts';
import { serializeEvent, serializeParcel, serializeShipment } from './serialize-shipment.ts';
import { unknownShipment } from './services/require-shipment.ts';
import { parcelRows, quoteRows, shipmentRows } from './shipment-rows.ts';

export function shipmentsRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;

  listRoute(app, shipments, {
    rows: (tx, { viewer }) => shipmentRows(tx, viewer),
    serialize: (row, { viewer }) => serializeShipment(row, viewer),
  });
  listRoute(app, parcels, {
    rows: (tx, { viewer }) => parcelRows(tx, viewer),
    serialize: (row, { viewer }) => serializeParcel(row, viewer),
  });
  listRoute(app, shipment_quotes, { rows: (tx, { viewer }) => quoteRows(tx, viewer) });

  route(app, 'read_shipment_history', async ({ query, session, providerId }) => {
    const viewer = viewerOf(session);
    const events = await inTenant(access, providerId, async (tx) => {
      const shipment = await findShipment(tx, viewer, { id: query.id });
      return shipment && findEvents(tx, shipment.id);
    });
    if (!events) throw unknownShipment('id');
    return { tracking_events: events.map((event) => serializeEvent(event, viewer)) };
  });
}
