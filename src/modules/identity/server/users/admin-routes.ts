/** Users over HTTP, for their managers: the list with its export, inviting, changing and blocking. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { users } from '#generated/tables.ts';
import type { UpdateUserAnswer200, UserRecord } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { RecordOwner } from '#platform/server/http/scope.ts';
import { serializeRole, type Session } from '#platform/server/http/session.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import type { ListRequest } from '#platform/server/lists/list.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { mayHandOut, mayManage } from '../../domain/role-choices.ts';
import { findRoles, findUserRecord, serializeUser, userRows } from './repository.ts';
import {
  changeUser,
  createUser,
  giverOf,
  inviteUser,
  letArrive,
  resetTwoFactor,
  unknownUser,
  type UserChange,
} from './save-user.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

/** The ids of the roles whose users the viewer may change. */
async function manageableRoles(tx: Transaction, { viewer }: ListRequest<'read_users'>): Promise<ReadonlySet<number>> {
  const all = await findRoles(tx);
  const role = all.find(({ id }) => id === viewer.user.role_id);
  if (!role) return new Set();
  const giver = giverOf(role, viewer);
  return new Set(all.filter((one) => mayManage(one, giver)).map(({ id }) => id));
}

export function userAdminRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const within = <Answer>(
    { session, providerId, request }: RouteContext,
    run: (tx: Transaction, change: UserChange) => Promise<Answer>,
  ): Promise<Answer> =>
    inTenant(access, providerId, async (tx) => {
      const settings = await app.settings.decidingWithin(tx, providerId);
      const name = await findTitle(tx, providerId, settings);
      const { enable_ram_counters: hasCounters = false, enabled_features: features = [] } = settings;
      const site = { providerId, name, origin: await portalOf(tx, settings, originOf(request)) };
      return run(tx, { session, author: authorOf(session, request), site, now: clock(), hasCounters, features });
    });

  /** Idempotent for a repeated request. */
  const save = (
    context: RouteContext,
    run: (tx: Transaction, change: UserChange) => Promise<UserRecord>,
  ): Promise<UpdateUserAnswer200> =>
    within(context, (tx, change) =>
      answerOnce(tx, context.once, context.providerId, async () => ({ user: await run(tx, change) })),
    );

  /** Who may set values in a user's scope may change the user. */
  const ownerOf = async (context: RouteContext & { params: { id: number } }): Promise<RecordOwner> => {
    const user = await inTenant(access, context.providerId, (tx) => findUserRecord(tx, context.params.id));
    const only = onlyAccountOf(context.session.user);
    if (!user || (only !== null && user.account_id !== only)) throw unknownUser();
    return { kind: 'user', id: user.id };
  };

  listRoute(app, users, {
    rows: userRows,
    context: manageableRoles,
    serialize: (row, _, manageable) => ({
      ...serializeUser(row),
      can_change: manageable.has(Number(row['role_id'])),
    }),
  });

  route(app, 'read_assignable_roles', async ({ session, providerId, query }) => {
    const all = await inTenant(access, providerId, findRoles);
    const forAccount = query.account_id !== undefined || onlyAccountOf(session.user) !== null;
    const search = query.search?.trim().toLowerCase() ?? '';
    const giver = giverOf(session.role, viewerOf(session));
    // The role that a user has is named even where the caller could not give it.
    const isOffered = query.id === undefined ? mayHandOut : mayManage;
    const offered = all
      .filter((role) => isOffered(role, giver, forAccount))
      .filter(({ id, label }) => (query.id ?? id) === id && label.toLowerCase().includes(search));
    return { roles: offered.slice(0, query.limit ?? 100).map(serializeRole) };
  });

  route(app, 'create_user', ({ body, ...context }) => save(context, (tx, change) => createUser(tx, change, body)));

  route(
    app,
    'update_user',
    ({ params, body, ...context }) => save(context, (tx, change) => changeUser(tx, change, params.id, body)),
    ownerOf,
  );

  route(
    app,
    'invite_user',
    async ({ params, ...context }) => {
      await within(context, (tx, change) => inviteUser(tx, change, params.id));
      return { ok: true };
    },
    ownerOf,
  );

  route(
    app,
    'reset_user_two_factor',
    async ({ params, ...context }) => {
      await within(context, (tx, change) => resetTwoFactor(tx, change, params.id));
      return { ok: true };
    },
    ownerOf,
  );

  route(
    app,
    'create_sign_in_code',
    async ({ params, providerId, ...context }) => {
      const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
      if (settings.enable_idm !== true)
        throw new ApiError(409, 'identity_page_off', 'The identity page is off. Turn it on in the settings');
      const [made, origin] = await within({ ...context, providerId }, async (tx, change) => {
        return [await letArrive(tx, change, params.id), change.site.origin] as const;
      });
      const query = new URLSearchParams({ email: made.email, verification_code: made.code });
      const url = `${origin}/idm?${query}`;
      return { verification_code: made.code, url, expires_at: withOffset(made.expiresAt) };
    },
    ownerOf,
  );
}
