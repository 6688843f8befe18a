/** Invoices over HTTP: the list, one invoice, its PDF, and sending it by email; customers see their own. */
import type { FastifyInstance } from 'fastify';
import { invoices } from '#generated/tables.ts';
import type { ReadInvoiceAnswer200 } from '#generated/types.ts';
import { documentUrl } from '#modules/files/server/services/documents.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { emailDocument, printDocument } from '../services/send-document.ts';
import { emailInvoicesRoute } from './email-invoices.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { findInvoice, invoiceDocument, invoiceRows, readInvoice, unknownInvoice } from './read-invoice.ts';

export function invoiceRoutes(app: FastifyInstance): void {
  const { clock } = app.services;
  const access = app.services.database.app;
  const today = (): string => wallClock(clock()).date;

  listRoute(app, invoices, { rows: (tx) => invoiceRows(tx, today()) });

  const read = async (tx: Transaction, user: SessionUser, id: number): Promise<ReadInvoiceAnswer200> => {
    const found = await readInvoice(tx, id, { only: onlyAccountOf(user), today: today() });
    if (!found) throw unknownInvoice();
    return found;
  };

  emailInvoicesRoute(app);

  route(app, 'read_invoice', ({ params, session, providerId }) =>
    inTenant(access, providerId, (tx) => read(tx, session.user, params.id)),
  );

  route(app, 'read_invoice_document', async ({ params, query, session, providerId, request }) => {
    const found = await inTenant(access, providerId, (tx) => read(tx, session.user, params.id));
    const name = found.invoice.number;
    const { format = 'pdf' } = query;
    if (format === 'pdf') return printDocument(app, invoiceDocument(found), { session, providerId, request, name });
    const userId = (session.actor ?? session.user).id;
    return documentUrl(app.services, request, {
      ...{ providerId, name, userId },
      ...(await invoiceSheet(found.lines, format)),
    });
  });

  route(
    app,
    'email_invoice',
    async ({ body, session, providerId, request, once }) => {
      const found = await inTenant(access, providerId, (tx) => read(tx, session.user, body.id));
      return emailDocument(app, invoiceDocument(found), {
        ...{ session, providerId, once, recipients: body.recipients, kind: 'invoice', name: found.invoice.number },
        online: { origin: originOf(request), path: `/invoices/${body.id}` },
      });
    },
    ({ body, providerId }) =>
      inTenant(access, providerId, async (tx) => {
        const row = await findInvoice(tx, body.id, null);
        if (!row) throw unknownInvoice();
        return { account: row.account_id, unknown: unknownInvoice() };
      }),
  );
}
