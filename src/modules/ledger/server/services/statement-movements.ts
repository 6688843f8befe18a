/** What moved the balance of an account, as statements count it: each movement with the document that it is on, if it waits for none. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

/**
 * Every transaction of an account. One `waits` that is on no document though its kind gets one: a charge before its invoice, and what undid
 * a charge before its credit note. A charge that was undone before it was invoiced waits forever, together with what undid it.
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

const isWaiting = sql<boolean>`(t.invoice_id is null and t.credit_note_id is null
  and coalesce(undone.type, t.type) in ('shipping-charge', 'admin-debit'))`;
