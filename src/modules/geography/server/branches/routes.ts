/** Branches over HTTP: the list with its export, adding and changing them, and what depends on one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { branches } from '#generated/tables.ts';
import type { BranchRecord, UpdateBranchAnswer200 } from '#generated/types.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { branchRows, findBranchRecord, serializeBranch } from './repository.ts';
import { changeBranch, createBranch, unknownBranch, usesOf, type BranchChange } from './save-branch.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once?: Once | undefined;
}

export function branchRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** Idempotent for a repeated request. */
  const save = (
    context: RouteContext,
    run: (tx: Transaction, change: BranchChange) => Promise<BranchRecord>,
  ): Promise<UpdateBranchAnswer200> =>
    inTenant(access, context.providerId, (tx) => {
      const { providerId, once } = context;
      const author = authorOf(context.session, context.request);
      const change = { providerId, author, now: clock(), uses: app.branchUses };
      return answerOnce(tx, once, providerId, async () => ({ branch: await run(tx, change) }));
    });

  listRoute(app, branches, { rows: branchRows, serialize: serializeBranch });

  route(app, 'create_branch', ({ body, ...context }) => save(context, (tx, change) => createBranch(tx, change, body)));

  route(app, 'update_branch', ({ params, body, ...context }) =>
    save(context, (tx, change) => changeBranch(tx, change, params.id, body)),
  );

  route(app, 'read_branch_use', ({ params, providerId, session }) =>
    inTenant(access, providerId, async (tx) => {
      const { limit_user_to_branch: only } = session.user;
      const isSeen = only === null || only === params.id;
      if (!isSeen || !(await findBranchRecord(tx, params.id))) throw unknownBranch();
      const uses = await usesOf(tx, app.branchUses, params.id);
      return { uses, can_retire: !uses.some(({ prevents }) => prevents) };
    }),
  );
}
