/** Bulk collections over HTTP, for staff and, where the provider lets them, for customers with a postpaid account. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collection_request_shipments, collection_requests } from '#generated/tables.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import type { CollectionRequest } from '#generated/types.ts';
import { memberRows, readRequest, requestRows, seesRequest } from './collection-repository.ts';
import type { Acting } from './acting.ts';
import { changeRequest, createRequest, scanShipment, unknownRequest } from './collection-requests.ts';

function chooseAccount(): ApiError {
  const message = 'Choose an account';
  return new ApiError(404, 'unknown_account', message, [{ field: 'account_id', code: 'unknown_account', message }]);
}

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

export function collectionRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** Throws `forbidden` where bulk collections are off, or off for customers. */
  const requireSwitchedOn = async (tx: Transaction, user: SessionUser, providerId: number): Promise<void> => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    if (settings.unused_feature_collection_requests === true) throw forbidden('Bulk collections aren’t in use');
    if (onlyAccountOf(user) !== null && settings.unused_feature_collection_request_accounts === true)
      throw forbidden('Your provider takes bulk collections by phone or email only');
  };

  const requireUse = async (tx: Transaction, user: SessionUser, providerId: number): Promise<void> => {
    await requireSwitchedOn(tx, user, providerId);
    const account = onlyAccountOf(user);
    if (account === null) return;
    if ((await readAccount(tx, account))?.account_type !== 'postpaid')
      throw forbidden('Bulk collections are for postpaid accounts');
  };

  const run = (context: RouteContext, work: (tx: Transaction, acting: Acting) => Promise<CollectionRequest>) =>
    inTenant(access, context.providerId, async (tx) => {
      const { session, providerId, request, once } = context;
      await requireUse(tx, session.user, providerId);
      const acting = { providerId, author: authorOf(session, request), now: clock() };
      return answerOnce(tx, once, providerId, async () => ({ collection_request: await work(tx, acting) }));
    });

  const ownerOf = (id: number, { providerId, session }: Pick<RouteContext, 'providerId' | 'session'>) =>
    inTenant(access, providerId, async (tx) => {
      const row = await readRequest(tx, id);
      if (!row || !(await seesRequest(tx, viewerOf(session), id))) throw unknownRequest();
      return { account: row.account_id, unknown: unknownRequest() };
    });

  // An account without bulk collections gets an empty list.
  listRoute(app, collection_requests, {
    rows: (tx, { viewer }) => requestRows(tx, viewer),
    authorise: (tx, { viewer, providerId }) => requireSwitchedOn(tx, viewer.user, providerId),
  });
  listRoute(app, collection_request_shipments, {
    context: async (tx, { providerId }) =>
      (await app.settings.decidingWithin(tx, providerId)).override_shipment_statuses === true,
    rows: (tx, { viewer }, override) => memberRows(tx, viewer, override),
    authorise: (tx, { viewer, providerId }) => requireSwitchedOn(tx, viewer.user, providerId),
  });

  route(app, 'create_collection_request', ({ body, ...context }) => {
    const only = onlyAccountOf(context.session.user);
    if (only !== null && body.account_id !== undefined && body.account_id !== only) throw forbidden();
    const accountId = body.account_id ?? only ?? 0;
    const { collection_date: collectionDate, references, note = null } = body;
    return run(context, async (tx, acting) => {
      if (!(await readAccount(tx, accountId))) throw chooseAccount();
      const viewer = viewerOf(context.session);
      return createRequest(tx, acting, { accountId, collectionDate, references, note, viewer });
    });
  });

  route(
    app,
    'change_collection_request',
    ({ body, ...context }) => {
      const { id, status, driver_id: driverId, base_revision: baseRevision } = body;
      const isOwnCancellation = status === 'cancelled' && driverId === undefined;
      if (!isStaff(context.session.user) && !isOwnCancellation) throw forbidden('Customers can only cancel');
      return run(context, (tx, acting) => changeRequest(tx, acting, { id, status, driverId, baseRevision }));
    },
    ({ body, ...context }) => ownerOf(body.id, context),
  );

  route(
    app,
    'scan_collection_request',
    ({ body, ...context }) => {
      if (!isStaff(context.session.user)) throw forbidden('Only staff scan shipments');
      return run(context, (tx, acting) => scanShipment(tx, acting, body.id, body.tracking_reference));
    },
    ({ body, ...context }) => ownerOf(body.id, context),
  );
}
