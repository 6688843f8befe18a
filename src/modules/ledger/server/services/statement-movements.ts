/** The movements of an account's balance for statements, each with its document, if it has one. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

/**
 * Every transaction of an account. `waits` is true for one that awaits its document: a charge before its invoice, and
 * the reversal of a charge before its credit note. A charge reversed before invoicing waits forever, together with its
 * reversal.
 */
export function statementMovements(tx: Transaction, accountId: number) {
  return tx
    .selectFrom('billing_transactions as t')
    .leftJoin('billing_transactions as undone', (join) =>
      join.onRef('undone.provider_id', '=', 't.provider_id').onRef('undone.id', '=', 't.reverses_id'),
    )
    .select(['t.provider_id', 't.id', 't.type', 't.effective_date', 't.description', 't.doc_display_id'])
    .select(['t.amount_cents', 't.invoice_id', 't.credit_note_id', isWaiting.as('waits')])
    .where('t.account_id', '=', accountId);
}

/** Per account, what awaits its document: the balance without it is that of the documents. In cents, as a query. */
export function waitingSums(tx: Transaction) {
  return (
    tx
      .selectFrom('billing_transactions as t')
      .leftJoin('billing_transactions as undone', (join) =>
        join.onRef('undone.provider_id', '=', 't.provider_id').onRef('undone.id', '=', 't.reverses_id'),
      )
      .select(['t.account_id', sql<number>`sum(t.amount_cents)`.as('cents')])
      .where(isWaiting)
      // Follows from the above; the index has this condition.
      .where(sql<boolean>`(t.type in ('shipping-charge', 'admin-debit') or t.reverses_id is not null)`)
      .groupBy('t.account_id')
  );
}

const isWaiting = sql<boolean>`(t.invoice_id is null and t.credit_note_id is null
  and coalesce(undone.type, t.type) in ('shipping-charge', 'admin-debit'))`;
