/** The outstanding amount of each invoice of an account on a day, without later payments and credit notes. */
import { sql } from 'kysely';
import { statementMovements } from '#modules/ledger/server/services/statement-movements.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Invoices up to that day with an outstanding amount, in cents. */
export async function openOn(tx: Transaction, accountId: number, day: string) {
  const paidLater = tx
    .selectFrom('payment_allocations as p')
    .innerJoin(statementMovements(tx, accountId).as('m'), 'm.id', 'p.transaction_id')
    .select(['p.invoice_id', sql<number>`sum(p.amount_cents)`.as('cents')])
    .where('m.effective_date', '>', day)
    .groupBy('p.invoice_id');
  const noted = tx
    .selectFrom('credit_notes')
    .select(['invoice_id', sql<number>`sum(amount_cents)`.as('cents')])
    .where('account_id', '=', accountId)
    .where('credit_date', '<=', day)
    .groupBy('invoice_id');
  const open = tx
    .selectFrom('invoices as i')
    .leftJoin(paidLater.as('later'), 'later.invoice_id', 'i.id')
    .leftJoin(noted.as('noted'), 'noted.invoice_id', 'i.id')
    .select([
      ...(['i.id', 'i.number', 'i.invoice_date', 'i.due_date'] as const),
      sql<number>`(i.total_cents - i.paid_cents + coalesce(later.cents, 0)
        - least(i.credited_cents, coalesce(noted.cents, 0)))::float8`.as('outstanding'),
    ])
    .where('i.account_id', '=', accountId)
    .where('i.invoice_date', '<=', day);
  return tx.selectFrom(open.as('o')).selectAll().where('o.outstanding', '<>', 0).execute();
}
