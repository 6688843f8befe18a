/** Invoices of the demo: the charges of the most active accounts by week, some paid; a credit note, and an unallocated payment. */
import type { DocumentParty, Settings } from '#generated/types.ts';
import { paymentTermsOf } from '#modules/accounts/domain/payment-terms.ts';
import { dueDateOf, totalOf } from '#modules/billing/domain/invoice.ts';
import { shipmentsOfCharges } from '#modules/billing/server/invoices/invoiced-shipments.ts';
import { customerOf, invoiceTitle, issuerOf } from '#modules/billing/domain/parties.ts';
import { documentNumber } from '#modules/ledger/domain/document-number.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

const dayMs = 24 * 3_600_000;
const last = 7;

interface DemoBilling {
  readonly provider_id: number;
  readonly account_ids: readonly number[];
  readonly settings: Settings;
  /** For how many weeks there are invoices. */
  readonly weeks: number;
  /** Invoices older than these days are paid by later payments. */
  readonly openDays: number;
}

/** Every account is invoiced every week for everything until then. */
export async function buildDemoInvoices(
  tx: Transaction,
  { provider_id, account_ids, settings, weeks, openDays }: DemoBilling,
): Promise<void> {
  /** Days since each invoice. */
  const ages = Array.from({ length: weeks }, (_, at) => (weeks - at) * 7);
  let count = 0;
  let credited = 0;
  for (const age of ages) {
    const invoice_date = wallClock(new Date(Date.now() - age * dayMs)).date;
    const night = new Date(`${invoice_date}T02:00:00+02:00`);
    const { id: run_id } = await tx
      .insertInto('invoicing_runs')
      .values({ provider_id, run_date: invoice_date, started_at: night, finished_at: night })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const account_id of account_ids) {
      const reversed = age === last ? await reversedCharge(tx, provider_id, account_id, invoice_date) : undefined;
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
      const credit = reversed?.reversal.amount_cents ?? 0;
      const number = `INV${String(count).padStart(6, '0')}`;
      const customer: DocumentParty = customerOf(account);
      const terms = account.account_type === 'prepaid' ? 0 : paymentTermsOf(account, settings);
      const { id } = await tx
        .insertInto('invoices')
        .values({
          ...{ provider_id, number, account_id, invoice_date, total_cents: total, vat_cents: vat },
          due_date: dueDateOf(invoice_date, terms),
          // Charges of a prepaid account are paid from its balance immediately.
          paid_cents: account.account_type === 'prepaid' ? total - credit : 0,
          credited_cents: credit,
          ...{
            issuer: JSON.stringify(issuerOf(settings, settings.provider_title ?? '')),
            customer: JSON.stringify(customer),
          },
          ...{ title: invoiceTitle(settings), terms_html: settings.invoice_terms_and_conditions_html ?? '' },
          shipments: JSON.stringify(await shipmentsOfCharges(tx, charges)),
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
      await tx
        .insertInto('invoicing_run_accounts')
        .values({ provider_id, run_id, account_id, state: 'invoiced', invoices: 1, total_cents: total })
        .execute();
      if (age > openDays && account.account_type === 'postpaid')
        await allocatePayments(tx, { provider_id, account_id, invoice_id: id, invoice_date, owed: total - credit });
      if (!reversed) continue;
      credited += 1;
      const { reversal } = reversed;
      const note = await tx
        .insertInto('credit_notes')
        .values({
          ...{ provider_id, number: `CR${String(credited).padStart(6, '0')}`, account_id, invoice_id: id },
          ...{ credit_date: wallClock(new Date(Date.now() - 3 * dayMs)).date, reason: reversal.description },
          ...{ amount_cents: reversal.amount_cents, vat_cents: reversal.vat_cents },
          ...{
            vat_percentage: reversal.vat_percentage,
            issuer: JSON.stringify(issuerOf(settings, settings.provider_title ?? '')),
          },
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
  }
  await tx.insertInto('number_series').values({ provider_id, series: 'INV', last: count }).execute();
  await tx.insertInto('number_series').values({ provider_id, series: 'CR', last: credited }).execute();
  await buildUnallocatedPayment(tx, provider_id);
}

/** Has accounts invoiced on the weekday of their demo invoices. */
export async function buildWeeklyAccounts(tx: Transaction, provider_id: number, ids: readonly number[]): Promise<void> {
  const invoice_day_of_week = new Date(wallClock(new Date()).date).getUTCDay();
  await tx
    .updateTable('accounts')
    .set({ invoice_frequency: 'weekly', invoice_day_of_week, invoice_day_of_month: null })
    .where('provider_id', '=', provider_id)
    .where('id', 'in', [...ids])
    .execute();
}

interface PaidInvoice {
  readonly provider_id: number;
  readonly account_id: number;
  readonly invoice_id: number;
  readonly invoice_date: string;
  readonly owed: number;
}

/** Pays an invoice from what is left of later payments of its account, oldest first. */
async function allocatePayments(tx: Transaction, { provider_id, account_id, invoice_id, ...invoice }: PaidInvoice) {
  const allocated = await tx
    .selectFrom('payment_allocations')
    .select(['transaction_id', ({ fn }) => fn.sum<string>('amount_cents').as('used')])
    .where('provider_id', '=', provider_id)
    .groupBy('transaction_id')
    .execute();
  const used = new Map(allocated.map((one) => [one.transaction_id, Number(one.used)]));
  const payments = await tx
    .selectFrom('billing_transactions')
    .select(['id', 'amount_cents'])
    .where('provider_id', '=', provider_id)
    .where('account_id', '=', account_id)
    .where('type', '=', 'payment')
    .where('effective_date', '>=', invoice.invoice_date)
    .orderBy('id')
    .execute();
  let left = invoice.owed;
  for (const { id: transaction_id, amount_cents } of payments) {
    const share = Math.min(left, amount_cents - (used.get(transaction_id) ?? 0));
    if (share <= 0) continue;
    left -= share;
    await tx
      .insertInto('payment_allocations')
      .values({ provider_id, transaction_id, invoice_id, amount_cents: share })
      .execute();
  }
  await tx
    .updateTable('invoices')
    .set({ paid_cents: invoice.owed - left })
    .where('provider_id', '=', provider_id)
    .where('id', '=', invoice_id)
    .execute();
}

async function buildUnallocatedPayment(tx: Transaction, provider_id: number): Promise<void> {
  const payment_date = wallClock(new Date(Date.now() - 2 * dayMs)).date;
  const { count } = await tx
    .selectFrom('billing_transactions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('provider_id', '=', provider_id)
    .where('type', '=', 'payment')
    .executeTakeFirstOrThrow();
  const lastPayment = Number(count) + 1;
  const line = { payment_date, amount_cents: 185_000, reference: 'SHIPMENTS OCTOBER', description: 'EFT CREDIT' };
  await tx
    .insertInto('imported_payments')
    .values({ provider_id, number: documentNumber('PMT', lastPayment), ...line, digest: Buffer.from('demo') })
    .execute();
  await tx.insertInto('number_series').values({ provider_id, series: 'PMT', last: lastPayment }).execute();
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
    .execute();
}

/** A reversed charge with its reversal; undefined if the account has none. */
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
