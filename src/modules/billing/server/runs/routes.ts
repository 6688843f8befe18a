/** Invoice runs over HTTP, for staff: invoiceable accounts, starting a run, its progress, and earlier runs. */
import type { FastifyInstance } from 'fastify';
import { invoicing_runs } from '#generated/tables.ts';
import type { InvoicingRun } from '#generated/types.ts';
import { findAccountNames } from '#modules/accounts/server/services/accounts.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock, withOffset } from '#platform/domain/time.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { invoiceCandidates } from './candidates.ts';
import { enqueueStartedRun } from './invoice-run.ts';
import { accountsOfRun, addInvoicingRun, addWaiting, invoicingRunRows } from './repository.ts';

export function invoicingRunRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;
  const today = (): string => wallClock(clock()).date;

  listRoute(app, invoicing_runs, {
    rows: invoicingRunRows,
    authorise: async (_tx, { viewer }) => requireStaff(viewer.user),
  });

  route(app, 'read_invoice_candidates', ({ session, providerId }) => {
    requireStaff(session.user);
    return inTenant(access, providerId, async (tx) => ({
      accounts: [...(await invoiceCandidates(tx, await app.settings.decidingWithin(tx, providerId), today()))],
    }));
  });

  route(app, 'read_invoicing_run', ({ params, session, providerId }) => {
    requireStaff(session.user);
    return inTenant(access, providerId, async (tx) => ({
      invoicing_run: await readRun(tx, params.id),
      accounts: await accountsOfRun(tx, params.id),
    }));
  });

  route(app, 'start_invoicing_run', async ({ body, session, providerId, once, reply }) => {
    requireStaff(session.user);
    const day = today();
    const started = await inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const known = await findAccountNames(tx, body.account_ids);
        if (known.length < body.account_ids.length) throw unknownAccount();
        const { name } = session.actor ?? session.user;
        const id = await addInvoicingRun(tx, { providerId, day, startedBy: name });
        await addWaiting(tx, providerId, id, body.account_ids);
        await enqueueStartedRun(tx, { id, day });
        return { invoicing_run: await readRun(tx, id) };
      }),
    );
    reply.code(202);
    return started;
  });
}

/** Throws `unknown_invoicing_run`. */
async function readRun(tx: Transaction, id: number): Promise<InvoicingRun> {
  const row = await invoicingRunRows(tx).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown_invoicing_run', 'There is no such invoice run');
  return { ...row, started_at: withOffset(row.started_at) };
}

/** A run is about every account. */
function requireStaff(user: SessionUser): void {
  if (!isStaff(user)) throw forbidden('Invoice runs are for staff');
  if (onlyAccountOf(user) !== null) throw forbidden('Invoice runs are for staff who see every account');
}

function unknownAccount(): ApiError {
  const message = 'There is no such account';
  return new ApiError(404, 'unknown_account', message, [{ field: 'account_ids', code: 'unknown', message }]);
}
