/** Payments credited to accounts, with payment provider and method (F282). */
import { sql } from 'kysely';
import type { PaymentProvider, PaymentType } from '#generated/types.ts';
import { hasPendingRefund } from '../refunds/repository.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/**
 * Guests share one account, whose balance doesn't show what is owed to one of them: everything posted for the shipment
 * does. Not where the payment itself was paid back already.
 */
const isOverpaid = sql<boolean>`(a.account_type = 'guest' and t.shipment_id is not null
  and t.amount_cents + coalesce((select sum(r.amount_cents) from billing_transactions r
    where r.provider_id = t.provider_id and (r.repays_id = t.id or r.reverses_id = t.id)), 0) > 0
  and coalesce((select sum(s.amount_cents) from billing_transactions s
    where s.provider_id = t.provider_id and s.account_id = t.account_id and s.shipment_id = t.shipment_id), 0) > 0)`;

/**
 * A payment that no gateway reported and nobody took at the counter was made to the bank account: staff imported its
 * statement, or entered the payment.
 */
export function receivedPaymentRows(tx: Transaction) {
  return tx
    .selectFrom('billing_transactions as t')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 't.provider_id').onRef('a.id', '=', 't.account_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.provider_id', '=', 't.provider_id').onRef('p.transaction_id', '=', 't.id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.provider_id', '=', 't.provider_id').onRef('u.id', '=', 't.created_by'),
    )
    .select(['t.id', 't.account_id', 'a.name as account', 't.transaction_date', 't.description'])
    .select('t.doc_display_id as number')
    .select([
      sql<PaymentProvider>`case when t.counter_method in ('cash', 'card-machine') then 'counter' when p.id is null then 'manual'
        when p.gateway = 'stitch' then 'stitch'
        else replace(p.gateway, '_', '') || case when p.shipment_id is null then '-topup' else '' end end`.as(
        'provider',
      ),
      sql<PaymentType | null>`case when p.id is not null then p.type when t.imported_payment_id is not null then 'eft'
        else coalesce(t.counter_method, 'manual-eft') end`.as('type'),
      sql<number>`(t.amount_cents / 100.0)::float8`.as('amount'),
      sql<number>`coalesce((select -sum(r.amount_cents) / 100.0 from billing_transactions r
        where r.provider_id = t.provider_id and r.repays_id = t.id), 0)::float8`.as('refunded'),
      hasPendingRefund.as('refund_pending'),
      isOverpaid.as('is_overpaid'),
      sql<string | null>`coalesce(p.gateway_reference, t.counter_reference)`.as('reference'),
      sql<string | null>`case when t.imported_payment_id is null and p.id is null then u.name end`.as('received_by'),
      sql<boolean>`exists (select from billing_transactions r
        where r.provider_id = t.provider_id and r.reverses_id = t.id)`.as('has_been_reversed'),
    ])
    .where('t.type', '=', 'payment');
}
