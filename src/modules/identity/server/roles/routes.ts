/** Roles over HTTP: the list with its export, a provider's own roles, and what permissions allow. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { roles } from '#generated/tables.ts';
import type { RoleRecord, UpdateRoleAnswer200 } from '#generated/types.ts';
import { roles as builtIn } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { findRoles } from '../users/repository.ts';
import { callAccess, permissionRecords } from './permissions.ts';
import { roleRows, serializeRole } from './repository.ts';
import { changeRole, createRole, deleteRole, type RoleChange } from './save-role.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

export function rolesRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const changeOf = ({ session, providerId, request }: RouteContext): RoleChange => ({
    ...{ session, providerId, now: clock() },
    author: authorOf(session, request),
  });

  /** Idempotent for a repeated request. */
  const save = (
    context: RouteContext,
    run: (tx: Transaction, change: RoleChange) => Promise<RoleRecord>,
  ): Promise<UpdateRoleAnswer200> =>
    inTenant(access, context.providerId, (tx) =>
      answerOnce(tx, context.once, context.providerId, async () => ({ role: await run(tx, changeOf(context)) })),
    );

  listRoute(app, roles, { rows: roleRows, serialize: serializeRole });

  route(app, 'create_role', ({ body, ...context }) => save(context, (tx, change) => createRole(tx, change, body)));

  route(app, 'update_role', ({ params, body, ...context }) =>
    save(context, (tx, change) => changeRole(tx, change, params.id, body)),
  );

  route(app, 'delete_role', async ({ params, ...context }) => {
    await inTenant(access, context.providerId, (tx) => deleteRole(tx, changeOf(context), params.id));
    return { deleted: true as const };
  });

  route(app, 'read_permissions', async ({ session, providerId }) => {
    const all = await inTenant(access, providerId, findRoles);
    const shown = all.filter(({ id }) => id !== builtIn.platformAdmin);
    return { permissions: permissionRecords(session.role), calls: callAccess(shown) };
  });
}
