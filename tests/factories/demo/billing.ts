/** Invoices of the demo: last month's charges of the accounts that book most, some paid; a credit note, and a payment that nobody has allocated. */
import type { DocumentParty, Settings } from '#generated/types.ts';
import { totalOf } from '#modules/billing/domain/invoice.ts';
import { customerOf, invoiceTitle, issuerOf } from '#modules/billing/domain/parties.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

const dayMs = 24 * 3_600_000;
const ages = [49, 35, 21] as const;
const chargesEach = 6;

interface DemoBilling {
  readonly provider_id: number;
  readonly account_ids: readonly number[];
  readonly settings: Settings;
}

/** Every account gets an invoice two weeks apart; the oldest of each is paid. */
export async function buildDemoInvoices(
  tx: Transaction,
  { provider_id, account_ids, settings }: DemoBilling,
): Promise<void> {
  let count = 0;
  let credited = 0;
  for (const age of ages)
    for (const account_id of account_ids) {
      const invoice_date = wallClock(new Date(Date.now() - age * dayMs)).date;
      const reversed = age === 21 ? await reversedCharge(tx, provider_id, account_id, invoice_date) : undefined;
      const open = await openCharges(tx, provider_id, account_id, invoice_date);
      const charges = reversed ? [...open, reversed.charge] : open;
      if (charges.length === 0) continue;
      count += 1;
      const account = await tx
        .selectFrom('accounts')
        .selectAll()
        .where('provider_id', '=', provider_id)
        .where('id', '=', account_id)
        .executeTakeFirstOrThrow();
      const { total, vat } = totalOf(charges);
      const number = `INV${String(count).padStart(6, '0')}`;
      const customer: DocumentParty = customerOf(account);
      const { id } = await tx
        .insertInto('invoices')
        .values({
          ...{ provider_id, number, account_id, invoice_date, total_cents: total, vat_cents: vat },
          paid_cents: age === ages[0] ? total : 0,
          credited_cents: reversed?.reversal.amount_cents ?? 0,
          ...{ issuer: JSON.stringify(issuerOf(settings)), customer: JSON.stringify(customer) },
          ...{ title: invoiceTitle(settings), terms_html: settings.invoice_terms_and_conditions_html ?? '' },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('billing_transactions')
        .set({ invoice_id: id, invoice_number: number, invoiceable: true })
        .where('provider_id', '=', provider_id)
        .where(
          'id',
          'in',
          charges.map((charge) => charge.id),
        )
        .execute();
      if (!reversed) continue;
      credited += 1;
      const { reversal } = reversed;
      const note = await tx
        .insertInto('credit_notes')
        .values({
          ...{ provider_id, number: `CR${String(credited).padStart(6, '0')}`, account_id, invoice_id: id },
          ...{ credit_date: wallClock(new Date(Date.now() - 14 * dayMs)).date, reason: reversal.description },
          ...{ amount_cents: reversal.amount_cents, vat_cents: reversal.vat_cents },
          ...{ vat_percentage: reversal.vat_percentage, issuer: JSON.stringify(issuerOf(settings)) },
          customer: JSON.stringify(customer),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('billing_transactions')
        .set({ credit_note_id: note.id })
        .where('provider_id', '=', provider_id)
        .where('id', '=', reversal.id)
        .execute();
    }
  await tx.insertInto('number_series').values({ provider_id, series: 'INV', last: count }).execute();
  await tx.insertInto('number_series').values({ provider_id, series: 'CR', last: credited }).execute();
  await buildUnallocatedPayment(tx, provider_id);
}

async function buildUnallocatedPayment(tx: Transaction, provider_id: number): Promise<void> {
  const payment_date = wallClock(new Date(Date.now() - 2 * dayMs)).date;
  const line = { payment_date, amount_cents: 185_000, reference: 'SHIPMENTS OCTOBER', description: 'EFT CREDIT' };
  await tx
    .insertInto('imported_payments')
    .values({ provider_id, number: 'PMT000001', ...line, digest: Buffer.from('demo') })
    .execute();
  await tx.insertInto('number_series').values({ provider_id, series: 'PMT', last: 1 }).execute();
}

function openCharges(tx: Transaction, provider_id: number, account_id: number, before: string) {
  const undone = tx
    .selectFrom('billing_transactions')
    .select('reverses_id')
    .where('provider_id', '=', provider_id)
    .where('reverses_id', 'is not', null);
  return tx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .where('account_id', '=', account_id)
    .where('type', '=', 'shipping-charge')
    .where('invoice_id', 'is', null)
    .where('effective_date', '<', before)
    .where('id', 'not in', undone)
    .orderBy('id')
    .limit(chargesEach)
    .execute();
}

/** A charge that is undone, with what undid it; undefined where the account has none. */
async function reversedCharge(tx: Transaction, provider_id: number, account_id: number, before: string) {
  const own = () =>
    tx
      .selectFrom('billing_transactions')
      .selectAll()
      .where('provider_id', '=', provider_id)
      .where('account_id', '=', account_id);
  const reversal = await own()
    .where('reverses_id', 'is not', null)
    .where('effective_date', '<', before)
    .orderBy('id')
    .executeTakeFirst();
  const charge = reversal && (await own().where('id', '=', reversal.reverses_id).executeTakeFirst());
  return charge && { charge, reversal };
}
