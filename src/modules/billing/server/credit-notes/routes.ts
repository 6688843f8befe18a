/** Credit notes over HTTP: staff create them, customers see their own. */
import type { FastifyInstance } from 'fastify';
import { credit_notes } from '#generated/tables.ts';
import type { ReadCreditNoteAnswer200 } from '#generated/types.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { centsOf } from '#platform/domain/money.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { findInvoice, unknownInvoice } from '../invoices/read-invoice.ts';
import { emailDocument, printDocument } from '../services/send-document.ts';
import { createCreditNote } from './create-credit-note.ts';
import { creditNoteDocument, creditNoteRows, readCreditNote } from './read-credit-note.ts';

export function creditNoteRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  listRoute(app, credit_notes, { rows: creditNoteRows });

  const read = async (tx: Transaction, id: number, only: number | null): Promise<ReadCreditNoteAnswer200> => {
    const found = await readCreditNote(tx, id, only);
    if (!found) throw unknownCreditNote();
    return found;
  };

  route(app, 'read_credit_note', ({ params, session, providerId }) =>
    inTenant(access, providerId, (tx) => read(tx, params.id, onlyAccountOf(session.user))),
  );

  route(app, 'read_credit_note_document', async ({ params, session, providerId, request }) => {
    const found = await inTenant(access, providerId, (tx) => read(tx, params.id, onlyAccountOf(session.user)));
    const name = found.credit_note.number;
    return printDocument(app, creditNoteDocument(found), { session, providerId, request, name });
  });

  route(
    app,
    'email_credit_note',
    async ({ body, session, providerId, request, once }) => {
      const found = await inTenant(access, providerId, (tx) => read(tx, body.id, onlyAccountOf(session.user)));
      const { number: name } = found.credit_note;
      return emailDocument(app, creditNoteDocument(found), {
        ...{ session, providerId, once, recipients: body.recipients, kind: 'credit-note', name },
        online: { origin: originOf(request), path: `/credit-notes/${body.id}` },
      });
    },
    ({ body, providerId }) =>
      inTenant(access, providerId, async (tx) => ({
        account: (await read(tx, body.id, null)).credit_note.account_id,
        unknown: unknownCreditNote(),
      })),
  );

  route(
    app,
    'create_credit_note',
    ({ body, session, providerId, once }) => {
      if (!isStaff(session.user)) throw forbidden('Only staff give credit notes');
      const createdBy = (session.actor ?? session.user).id;
      return inTenant(access, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const accountId = await accountMeant(tx, body);
          const account = await lockAccount(tx, accountId);
          if (!account) throw unknownAccount();
          // Read while holding the lock: someone else may have just credited it.
          const invoice = body.invoice_id === undefined ? undefined : await findInvoice(tx, body.invoice_id, accountId);
          const id = await createCreditNote(tx, {
            ...{ account, invoice, amount: centsOf(body.amount), reason: body.reason.trim(), createdBy },
            settings: await app.settings.decidingWithin(tx, providerId),
            today: wallClock(clock()).date,
          });
          return { credit_note: (await read(tx, id, null)).credit_note };
        }),
      );
    },
    // With an invoice, its account decides, whatever else is named.
    ({ body: { invoice_id }, providerId }) =>
      inTenant(access, providerId, async (tx) =>
        invoice_id === undefined
          ? undefined
          : { account: await accountMeant(tx, { invoice_id }), unknown: unknownInvoice() },
      ),
  );
}

interface Meant {
  readonly account_id?: number | undefined;
  readonly invoice_id?: number | undefined;
}

/** The account, or that of the invoice; throws 404 when the two don’t match. */
async function accountMeant(tx: Transaction, { account_id, invoice_id }: Meant): Promise<number> {
  if (invoice_id === undefined) {
    if (account_id === undefined) throw unknownAccount();
    return account_id;
  }
  const invoice = await findInvoice(tx, invoice_id, account_id ?? null);
  if (!invoice) throw unknownInvoice();
  return invoice.account_id;
}

function unknownCreditNote(): ApiError {
  return new ApiError(404, 'unknown_credit_note', 'There is no such credit note');
}

function unknownAccount(): ApiError {
  return new ApiError(404, 'unknown_account', 'Choose an account');
}
