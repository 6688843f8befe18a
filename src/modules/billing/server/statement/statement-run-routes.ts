/** Statement runs over HTTP, for staff who see every account: earlier runs, and the progress and results of one. */
import type { FastifyInstance } from 'fastify';
import { statement_runs } from '#generated/tables.ts';
import type { StatementRun } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { requireAllAccounts } from './email-statements.ts';
import { accountsOfRun, statementRunRows } from './read-statement-runs.ts';

export function statementRunRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;

  listRoute(app, statement_runs, {
    rows: statementRunRows,
    authorise: async (_tx, { viewer }) => requireAllAccounts(viewer.user),
  });

  route(app, 'read_statement_run', ({ params, session, providerId }) => {
    requireAllAccounts(session.user);
    return inTenant(access, providerId, async (tx) => ({
      statement_run: await readRun(tx, params.id),
      accounts: await accountsOfRun(tx, params.id),
    }));
  });
}

/** Throws `unknown_statement_run`. */
async function readRun(tx: Transaction, id: number): Promise<StatementRun> {
  const row = await statementRunRows(tx).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown_statement_run', 'There is no such statement run');
  return { ...row, started_at: withOffset(row.started_at) };
}
