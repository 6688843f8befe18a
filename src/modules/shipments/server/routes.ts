/** Shipments over HTTP: lists of shipments, parcels and quotes, and the history of a shipment. */
import type { FastifyInstance } from 'fastify';
import { parcels, shipment_quotes, shipments } from '#generated/tables.ts';
import { hasTag } from '#modules/accounts/server/services/tags.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { textCondition } from '#platform/server/lists/filter-sql.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { readHistory } from './records/history.ts';
import { referencesFor, searchFor } from './services/search.ts';
import { overridesStatuses, serializeParcel, serializeShipment } from './serialize-shipment.ts';
import { parcelRows, quoteRows, shipmentRows } from './shipment-rows.ts';

export function shipmentsRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;
  const overrideOf = (tx: Transaction, { providerId }: { readonly providerId: number }): Promise<boolean> =>
    overridesStatuses(app.settings, tx, providerId);

  listRoute(app, shipments, {
    context: async (tx, request) => ({
      override: await overrideOf(tx, request),
      search: await searchFor(tx, request.query.search),
      references: await referencesFor(tx, request.query),
    }),
    rows: (tx, { viewer, query: { id, bulk_booking_id: bulkBookingId, status: statuses } }, { override }) =>
      shipmentRows(tx, viewer, { override, isOne: id !== undefined, bulkBookingId, statuses }),
    conditions: {
      tags: (names) => hasTag('shipment', names),
      search: (_, { search }) => search?.condition,
      tracking_reference: (_, { references }) => references.tracking_reference,
      short_tracking_reference: (_, { references }) => references.short_tracking_reference,
      custom_tracking_reference: (_, { references }) => references.custom_tracking_reference,
      customer_reference: (_, { references }) => references.customer_reference,
    },
    mostCounted: ({ search }) => search?.mostCounted,
    compared: ({ viewer }) => (isStaff(viewer.user) ? {} : { status: 'displayed_status' }),
    serialize: (row, { viewer }, { override }) => serializeShipment(row, { viewer, override }),
  });
  listRoute(app, parcels, {
    rows: (tx, { viewer }) => parcelRows(tx, viewer),
    context: overrideOf,
    conditions: { tracking_reference: (number) => textCondition('tracking_reference', String(number).toUpperCase()) },
    serialize: (row, { viewer }, override) => serializeParcel(row, { viewer, override }),
  });
  listRoute(app, shipment_quotes, {
    context: (tx, { query }) => searchFor(tx, query.search),
    rows: (tx, { viewer }) => quoteRows(tx, viewer),
    conditions: { search: (_, search) => search?.condition },
    mostCounted: (search) => search?.mostCounted,
  });

  route(app, 'read_shipment_history', ({ query, session, providerId }) =>
    inTenant(access, providerId, async (tx) => ({
      tracking_events: await readHistory(app, tx, { providerId, viewer: viewerOf(session) }, query.id),
    })),
  );
}
