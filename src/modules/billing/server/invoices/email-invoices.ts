/** Emails many invoices, such as those of a run, each to the billing contact of its account. */
import type { FastifyInstance } from 'fastify';
import { counted } from '#engine/values/sentence.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { PreparedBulkWork } from '#platform/server/bulk/bulk-job.ts';
import { startBulkChange } from '#platform/server/bulk/bulk-routes.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { prepareDocument } from '../services/send-document.ts';
import { requireAllAccounts } from '../statement/email-statements.ts';
import { findInvoice, invoiceDocument, readInvoice, unknownInvoice } from './read-invoice.ts';

interface InvoicesInput {
  /** Where the request came from. */
  readonly origin: string;
}

/** One invoice. It is refused without a billing email. */
function emailInvoicesWork(app: FastifyInstance): PreparedBulkWork {
  const access = app.services.database.app;
  return {
    async prepare(id, input, { session, providerId, now }) {
      requireAllAccounts(session.user);
      const today = wallClock(now).date;
      const found = await inTenant(access, providerId, (tx) => readInvoice(tx, id, { only: null, today }));
      if (!found) throw unknownInvoice();
      const { billing_email: recipients, invoice } = found;
      if (recipients === null) throw new ApiError(422, 'no_address', `${invoice.account} has no billing email`);
      const put = await prepareDocument(app, invoiceDocument(found), {
        ...{ session, providerId, recipients, kind: 'invoice', name: invoice.number },
        online: { origin: (input as InvoicesInput).origin, path: `/invoices/${id}` },
      });
      return async (tx) => void (await put(tx));
    },
  };
}

export function emailInvoicesRoute(app: FastifyInstance): void {
  const { clock, database } = app.services;
  app.bulkWorks.set('email_invoices', emailInvoicesWork(app));

  route(
    app,
    'email_invoices',
    async ({ body: { ids }, session, providerId, once, request, reply }) => {
      requireAllAccounts(session.user);
      const title = `Email ${counted(ids.length, 'invoice', 'invoices')}`;
      const input: InvoicesInput = { origin: originOf(request) };
      const by = { session, providerId, request, now: clock() };
      const started = await inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => ({
          bulk_change: await startBulkChange(tx, { call: 'email_invoices', title, ids, input }, by),
        })),
      );
      reply.code(202);
      return started;
    },
    // The job reads the other invoices with the permissions of the user.
    ({ body, providerId }) =>
      inTenant(database.app, providerId, async (tx) => {
        const first = await findInvoice(tx, body.ids[0]!, null);
        if (!first) throw unknownInvoice();
        return { account: first.account_id, unknown: unknownInvoice() };
      }),
  );
}
