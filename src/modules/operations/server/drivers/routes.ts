/** Drivers and their jobs over HTTP, for planners: areas, open jobs, and assignment. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { driver_jobs, drivers } from '#generated/tables.ts';
import type { AssignJobsAnswer200, UpdateDriverAnswer200 } from '#generated/types.ts';
import { ownerOfShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, answerOnceAcross } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { isStaff } from '#platform/domain/role.ts';
import { assignJobs, jobOf } from './assign.ts';
import { driverRows, jobRows, serializeDriver } from './repository.ts';
import { requireVisibleDriver, saveArea } from './save-area.ts';

export function driverRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;
  const actingFor = (context: {
    readonly session: Session;
    readonly providerId: number;
    readonly request: FastifyRequest;
  }) => {
    if (!isStaff(context.session.user)) throw forbidden();
    return { providerId: context.providerId, author: authorOf(context.session, context.request), now: clock() };
  };

  listRoute(app, drivers, { rows: driverRows, serialize: serializeDriver });
  listRoute(app, driver_jobs, {
    rows: jobRows,
    authorise: async (tx, { providerId }) => {
      const settings = await app.settings.decidingWithin(tx, providerId);
      if (settings.unused_feature_ops_dashboard === true) throw forbidden('The ops dashboard isn’t in use');
    },
  });

  route(
    app,
    'update_driver',
    ({ params, body, once, ...context }): Promise<UpdateDriverAnswer200> => {
      const acting = actingFor(context);
      return inTenant(access, context.providerId, (tx) =>
        answerOnce(tx, once, context.providerId, async () => ({ driver: await saveArea(tx, acting, params.id, body) })),
      );
    },
    ({ params: { id }, session, providerId }) =>
      inTenant(access, providerId, async (tx) => {
        await requireVisibleDriver(tx, viewerOf(session), id);
        return { kind: 'user', id };
      }),
  );

  route(
    app,
    'assign_jobs',
    ({ body, session, providerId, request, once }): Promise<AssignJobsAnswer200> => {
      const acting = actingFor({ session, providerId, request });
      const inOwn: Parameters<typeof assignJobs>[0] = (work) => inTenant(access, providerId, work);
      return answerOnceAcross(inOwn, once, providerId, () => assignJobs(inOwn, acting, viewerOf(session), body));
    },
    // The other shipments are loaded with the user's permissions.
    ({ body, session, providerId }) =>
      inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, jobOf(body.ids[0]!).shipmentId, 'ids')),
  );
}
