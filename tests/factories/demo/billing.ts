/** Invoices of the demo: last month's charges of the accounts that book most, one of them paid. */
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
  for (const age of ages)
    for (const account_id of account_ids) {
      const invoice_date = wallClock(new Date(Date.now() - age * dayMs)).date;
      const charges = await openCharges(tx, provider_id, account_id, invoice_date);
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
    }
  await tx.insertInto('document_numbers').values({ provider_id, document: 'INV', last: count }).execute();
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
