/** Measurements of parcels over HTTP. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { bookerOf } from '../booker.ts';
import { ownerOfShipment, requireShipment } from '../services/require-shipment.ts';
import { findMeasured, readMeasurements, recordMeasurement } from './measurements.ts';

export function measurementRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;
  const deciding = { settings: app.settings, rates: app.rates };

  route(app, 'read_parcel_measurements', ({ query, session, providerId }) =>
    inTenant(access, providerId, async (tx) => {
      const viewer = viewerOf(session);
      await requireShipment(tx, viewer, query.id, 'id');
      return { parcel_measurements: await readMeasurements(tx, viewer, query.id) };
    }),
  );

  route(
    app,
    'record_parcel_measurement',
    ({ body, once, ...context }) =>
      inTenant(access, context.providerId, (tx) =>
        answerOnce(tx, once, context.providerId, async () => {
          const booker = bookerOf(context, clock());
          const uploader = (context.session.actor ?? context.session.user).id;
          const id = await recordMeasurement(tx, deciding, booker, body, uploader);
          return { parcel_measurements: await readMeasurements(tx, viewerOf(context.session), id) };
        }),
      ),
    ({ body, session, providerId }) =>
      inTenant(access, providerId, async (tx) => {
        const { shipmentId } = await findMeasured(tx, body.tracking_reference);
        return ownerOfShipment(tx, session, shipmentId, 'tracking_reference');
      }),
  );
}
