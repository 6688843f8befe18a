/** The debtors over HTTP, for staff who see every account: the list, and emailing statements to many of them. */
import type { FastifyInstance } from 'fastify';
import { counted } from '#engine/values/sentence.ts';
import { debtors } from '#generated/tables.ts';
import { findAccountNames } from '#modules/accounts/server/services/accounts.ts';
import { hasTag } from '#modules/accounts/server/services/tags.ts';
import { wallClock } from '#platform/domain/time.ts';
import { startBulkChange } from '#platform/server/bulk/bulk-routes.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { debtorRows, perDebtor } from './debtors.ts';
import {
  emailStatementsWork,
  noteRefused,
  requireAllAccounts,
  unknownAccount,
  type StatementsInput,
} from './email-statements.ts';
import { requirePeriod } from './routes.ts';
import { addStaffRun } from './statement-runs.ts';

export function debtorRoutes(app: FastifyInstance): void {
  const { clock, database } = app.services;
  app.bulkWorks.set('email_statements', emailStatementsWork(app));
  app.bulkRefused.set('email_statements', noteRefused);

  listRoute(app, debtors, {
    rows: (tx) => debtorRows(tx, wallClock(clock()).date),
    grouped: perDebtor,
    authorise: async (_tx, { viewer }) => requireAllAccounts(viewer.user),
    conditions: { tags: (names) => hasTag('account', names) },
  });

  route(
    app,
    'email_statements',
    async ({ body, session, providerId, once, request, reply }) => {
      requireAllAccounts(session.user);
      requirePeriod(body);
      const { account_ids: ids, from, to, message } = body;
      const title = `Statements to ${counted(ids.length, 'account', 'accounts')}`;
      const by = { session, providerId, request, now: clock() };
      const started = await inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const startedBy = (session.actor ?? session.user).name;
          const run_id = await addStaffRun(tx, providerId, { from, to, now: by.now, startedBy, accountIds: ids });
          const input: StatementsInput = { run_id, from, to, message, origin: originOf(request) };
          return { bulk_change: await startBulkChange(tx, { call: 'email_statements', title, ids, input }, by) };
        }),
      );
      reply.code(202);
      return started;
    },
    // The job reads the other accounts with the permissions of the user.
    ({ body, providerId }) =>
      inTenant(database.app, providerId, async (tx) => {
        const [first] = await findAccountNames(tx, body.account_ids.slice(0, 1));
        if (!first) throw unknownAccount();
        return { account: first.id, unknown: unknownAccount() };
      }),
  );
}
