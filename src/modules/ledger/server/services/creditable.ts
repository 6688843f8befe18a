/** How much of an invoice can still be credited: a charge is credited once, by a credit note or by its reversal. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import { roundedQuotient, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface Creditable {
  readonly amount: Cents;
  /** The VAT within the amount. */
  readonly vat: Cents;
}

/** The charges of an invoice without what was credited or reversed. It is only exact while holding the lock of the account. */
export async function creditableOn(tx: Transaction, invoiceId: number): Promise<Creditable> {
  const charges = tx
    .selectFrom('billing_transactions as t')
    .leftJoin('billing_transactions as r', (join) =>
      join.onRef('r.provider_id', '=', 't.provider_id').onRef('r.reverses_id', '=', 't.id'),
    )
    .select([
      sql<Cents>`t.amount_cents + coalesce(r.amount_cents, 0)`.as('amount'),
      sql<Cents>`t.vat_cents + coalesce(r.vat_cents, 0)`.as('vat'),
    ])
    .where('t.invoice_id', '=', invoiceId);
  const credits = tx
    .selectFrom('billing_transactions')
    .select(['amount_cents as amount', 'vat_cents as vat'])
    .where('credited_invoice_id', '=', invoiceId);
  const { amount, vat } = await tx
    .selectFrom(charges.unionAll(credits).as('m'))
    .select([
      sql<Cents>`coalesce(-sum(m.amount), 0)::float8`.as('amount'),
      sql<Cents>`coalesce(-sum(m.vat), 0)::float8`.as('vat'),
    ])
    .executeTakeFirstOrThrow();
  return { amount: Math.max(0, amount), vat: Math.max(0, vat) };
}

/** What was paid for a shipment and neither charged nor paid back, in an account whose money belongs to many payers. */
export async function unspentOn(tx: Transaction, shipmentId: number): Promise<Cents> {
  const { cents } = await tx
    .selectFrom('billing_transactions')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return cents;
}

/**
 * What credit notes and staff gave back of the charges of a shipment, and the last of its charges, if any. It is only
 * exact once they are all refunded: then it is what the refunds left out.
 */
export async function givenBackOn(
  tx: Transaction,
  shipmentId: number,
): Promise<{ readonly given: Cents; readonly lastCharge: number | null }> {
  return tx
    .selectFrom('billing_transactions as t')
    .leftJoin('billing_transactions as r', (join) =>
      join
        .onRef('r.provider_id', '=', 't.provider_id')
        .onRef('r.reverses_id', '=', 't.id')
        .on('r.gives_back', '=', false),
    )
    .select(({ fn }) => [
      sql<Cents>`coalesce(-sum(t.amount_cents + coalesce(r.amount_cents, 0)), 0)::float8`.as('given'),
      fn.max('t.id').as('lastCharge'),
    ])
    .where('t.shipment_id', '=', shipmentId)
    .where('t.type', '=', 'shipping-charge')
    .executeTakeFirstOrThrow();
}

/** What may still be credited: crediting what was written off would pay out money that the customer never paid. */
export function notWrittenOff({ written_off_cents }: Pick<Row<'invoices'>, 'written_off_cents'>, left: Cents): Cents {
  return Math.max(0, left - written_off_cents);
}

interface Reversible extends Creditable {
  /** What would be reversed as well if it weren't written off. */
  readonly writtenOff: Cents;
}

/** What the reversal of a transaction moves: of an invoiced charge only what its invoice can still be credited. */
export async function reversible(tx: Transaction, original: Row<'billing_transactions'>): Promise<Reversible> {
  const { amount_cents, vat_cents, invoice_id } = original;
  if (invoice_id === null) return { amount: -amount_cents, vat: -vat_cents, writtenOff: 0 };
  const invoice = await tx
    .selectFrom('invoices')
    .select('written_off_cents')
    .where('id', '=', invoice_id)
    .executeTakeFirstOrThrow();
  const left = (await creditableOn(tx, invoice_id)).amount;
  const most = Math.min(-amount_cents, left);
  const amount = Math.min(most, notWrittenOff(invoice, left));
  return { amount, vat: roundedQuotient(vat_cents * amount, amount_cents), writtenOff: most - amount };
}
