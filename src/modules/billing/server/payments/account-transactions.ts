/** Manual transactions by staff: each type has a permission of its own (F248). */
import type { FastifyInstance } from 'fastify';
import { lockAccount, readAccount } from '#modules/accounts/server/services/balance.ts';
import { amountProblem } from '#modules/ledger/domain/transaction-type.ts';
import { reversible } from '#modules/ledger/server/services/creditable.ts';
import { findPosted, unknownTransaction } from '#modules/ledger/server/services/invoicing.ts';
import { post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { centsOf, randOf, randText } from '#platform/domain/money.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { permissionOf, receiptDayProblem, writeOffProblem } from '../../domain/manual-transaction.ts';
import { releaseAllocations } from '../services/release-allocations.ts';
import { allocate } from './allocate.ts';
import { releaseImported } from './imported-payments.ts';
import { allocateLater, openPayments } from './open-payments.ts';

/** Characters of a transaction's description. */
const longestDescription = 300;

export function accountTransactionRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  const ownerOf = ({ body, providerId }: { readonly body: { readonly id: number }; readonly providerId: number }) =>
    inTenant(database.app, providerId, async (tx) => ({
      account: await accountOf(tx, body.id),
      unknown: unknownTransaction(),
    }));

  route(app, 'create_transaction', ({ body, session, providerId, once }) => {
    requireStaff(session.user);
    const { account_id: accountId, type, description, counter_method: method } = body;
    const permission = permissionOf(type);
    if (!permission) throw invalid('type', 'Transactions of this type follow from what happens. Choose another type.');
    if (!session.can(permission)) throw forbidden('You can’t add transactions of this type');
    const amount = centsOf(type === 'admin-debit' ? -Math.abs(body.amount) : body.amount);
    const wrong = amountProblem(type, amount);
    if (wrong !== undefined) throw invalid('amount', wrong);
    if (type !== 'payment' && amount < 0 && (body.allocation ?? body.invoices) !== undefined)
      throw invalid('allocation', 'Only payments and credits are allocated to invoices.');
    if (method !== undefined && type !== 'payment') throw invalid('counter_method', 'Only payments have a method.');
    const migrationReference = body.migration_reference?.trim();
    if (migrationReference !== undefined && type !== 'balance-adjustment')
      throw invalid('migration_reference', 'Only a balance adjustment can have a previous invoice number.');
    const createdBy = (session.actor ?? session.user).id;
    const today = wallClock(clock()).date;
    const effectiveDate = body.effective_date ?? today;
    if (type !== 'payment' && effectiveDate !== today)
      throw invalid('effective_date', 'Only a payment can be of another day.');
    const dated = receiptDayProblem(effectiveDate, today);
    if (dated !== undefined) throw invalid('effective_date', dated);
    const counter = method && { method };
    return inTenant(database.app, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const account = await lockAccount(tx, accountId);
        if (!account) throw unknownAccount();
        const excess = type === 'bad-debt-write-off' ? writeOffProblem(amount, account.balance_cents) : undefined;
        if (excess !== undefined) throw invalid('amount', excess);
        const posted = await post(tx, {
          ...{ accountId, type, amount, description, effectiveDate, createdBy },
          ...(counter && { counter }),
          ...(migrationReference !== undefined && { migrationReference }),
        });
        // Credits stay on the balance unless they are meant for invoices.
        if (type === 'payment' || body.allocation !== undefined)
          await allocate(
            tx,
            { providerId, accountId, transactionId: posted.id, amount, createdBy },
            { allocation: body.allocation ?? 'auto-oldest-invoice-first', invoices: body.invoices },
          );
        return { id: posted.id, balance: randOf(posted.balance) };
      }),
    );
  });

  route(
    app,
    'reverse_transaction',
    ({ body, session, providerId, once }) => {
      requireStaff(session.user);
      const createdBy = (session.actor ?? session.user).id;
      return inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const { account_id: accountId, amount_cents: amount, description } = await findPosted(tx, body.id);
          await lockAccount(tx, accountId);
          for (const check of app.reversalChecks) await check(tx, body.id);
          await requireOwed(tx, body.id);
          const because = { effectiveDate: wallClock(clock()).date, createdBy };
          const posted = await reverse(tx, body.id, {
            ...because,
            description: reversalText(description, body.reason),
          });
          if (!posted) throw alreadyCredited();
          await releaseAllocations(tx, { providerId, accountId, transactionId: body.id, amount, createdBy });
          await releaseImported(tx, body.id);
          return { id: posted.id, balance: randOf(posted.balance) };
        }),
      );
    },
    ownerOf,
  );

  route(app, 'read_open_payments', ({ query, session, providerId }) => {
    requireStaff(session.user);
    const only = onlyAccountOf(session.user);
    return inTenant(database.app, providerId, async (tx) => {
      const account = await readAccount(tx, query.account_id);
      if (!account || (only !== null && only !== account.id)) throw unknownAccount();
      // The balance of other accounts paid for their invoices in advance.
      const isInvoiced = account.account_type === 'postpaid';
      return { open_payments: isInvoiced ? [...(await openPayments(tx, query.account_id))] : [] };
    });
  });

  route(
    app,
    'allocate_payment',
    ({ body, session, providerId, once }) => {
      requireStaff(session.user);
      const { id: transactionId, allocation, invoices } = body;
      const createdBy = (session.actor ?? session.user).id;
      return inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const accountId = await accountOf(tx, transactionId);
          await lockAccount(tx, accountId);
          const values = { providerId, accountId, transactionId, createdBy, allocation, invoices };
          return { unallocated: await allocateLater(tx, values) };
        }),
      );
    },
    ownerOf,
  );
}

/** Throws `unknown_transaction`. */
async function accountOf(tx: Transaction, id: number): Promise<number> {
  return (await findPosted(tx, id)).account_id;
}

/** Names what is reversed: the customer sees several transactions, some of the same amount. */
function reversalText(reversed: string, reason: string): string {
  return `${reversed}: ${reason.trim()}`.slice(0, longestDescription);
}

function requireStaff(user: SessionUser): void {
  if (!isStaff(user)) throw forbidden('Only staff add and reverse transactions');
}

/** Throws `written_off` for a charge whose debt was given up: giving it back would pay out what was never paid. */
async function requireOwed(tx: Transaction, id: number): Promise<void> {
  const { writtenOff } = await reversible(tx, await findPosted(tx, id));
  if (writtenOff === 0) return;
  const message = `${randText(writtenOff)} of this charge was written off. Reverse the write-off first`;
  throw new ApiError(422, 'written_off', message);
}

function alreadyCredited(): ApiError {
  return new ApiError(422, 'already_credited', 'Credit notes for its invoice already cover this charge');
}

function unknownAccount(): ApiError {
  const message = 'There is no such account';
  return new ApiError(404, 'unknown_account', message, [{ field: 'account_id', code: 'unknown', message }]);
}

function invalid(field: string, message: string): ApiError {
  return new ApiError(422, 'invalid_transaction', message, [{ field, code: 'invalid', message }]);
}
