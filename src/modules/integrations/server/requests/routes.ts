/** The request log over HTTP, triggering a rule manually (F339), and retrying failed requests. */
import type { FastifyInstance } from 'fastify';
import { integration_requests } from '#generated/tables.ts';
import { requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { offeredFor } from '../offered.ts';
import { prepareRequest } from './prepare.ts';
import { addRequest, requestRows, requeueRequest, serializeRequest } from './repository.ts';
import { enqueueRequest } from './send-job.ts';

export function integrationRequestRoutes(app: FastifyInstance): void {
  const { database, keys, clock } = app.services;

  listRoute(app, integration_requests, {
    rows: (tx, { viewer }) => requestRows(tx, viewer),
    serialize: serializeRequest,
    authorise: async (_tx, { viewer }) => {
      if (!isStaff(viewer.user)) throw forbidden();
    },
  });

  route(app, 'trigger_integration_rule', ({ body, session, providerId, once }) => {
    requireStaff(session);
    const input = { ruleId: body.rule_id, shipmentId: body.shipment_id, happened: {} };
    return inTenant(database.app, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        await requireShipment(tx, viewerOf(session), body.shipment_id, 'shipment_id');
        const prepared = await prepareRequest(tx, providerId, input);
        if (!prepared) throw new ApiError(404, 'unknown_rule', 'This integration rule doesn’t exist');
        if (!prepared.isEnabled) throw new ApiError(409, 'rule_is_off', 'This rule is off. Turn it on first');
        if (!(await offeredFor(tx, app.settings, providerId, prepared.accountId)).includes(prepared.system))
          throw new ApiError(409, 'system_is_off', 'The system of this rule is turned off in the settings');
        // A secret that can’t be decrypted is reported at once, not in the log.
        await prepared.headers(keys, { id: '', at: clock() });
        const by = (session.actor ?? session.user).name;
        const id = await addRequest(tx, { providerId, input, prepared, trigger: null, by });
        await enqueueRequest(tx, id, prepared.url);
        return { id };
      }),
    );
  });

  route(app, 'retry_integration_request', ({ body: { id }, session, providerId }) => {
    requireStaff(session);
    return inTenant(database.app, providerId, async (tx) => {
      const outcome = await requeueRequest(tx, id);
      if (outcome === 'unknown') throw new ApiError(404, 'unknown_request', 'There is no such request');
      if (outcome === 'not_failed')
        throw new ApiError(409, 'request_not_failed', 'Only a request that failed can be sent again');
      await enqueueRequest(tx, id, outcome.url);
      return { id };
    });
  });
}

function requireStaff({ user }: Session): void {
  if (!isStaff(user)) throw forbidden();
}
