/** Reads invoices: the rows of the list, and one with its lines. */
import { sql } from 'kysely';
import type { Row } from '#generated/database.ts';
import { invoice_lines, invoice_settlements } from '#generated/tables.ts';
import type { DocumentParty, InvoiceStatus, ReadInvoiceAnswer200 } from '#generated/types.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { creditableOn, notWrittenOff } from '#modules/ledger/server/services/creditable.ts';
import { chargesOnInvoice } from '#modules/ledger/server/services/invoicing.ts';
import { printedCells, printedColumns } from '#modules/files/server/services/printed-table.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { filledColumns } from '#platform/domain/cell-text.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { randOf, type Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import { vatSums } from '../../domain/invoice.ts';
import { openStatuses } from '../../domain/open-invoice.ts';
import { billingEmailOf } from '../../domain/parties.ts';
import { describedCharge } from '../../domain/shipment-details.ts';
import type { BillingDocument } from '../services/document-pdf.ts';
import { settledBy } from './settled-by.ts';
import type { InvoicedShipments } from './invoiced-shipments.ts';

/** Every invoice, for the list; money in rand. `today`: the current day in business time. */
export function invoiceRows(tx: Transaction, today: string) {
  const isOverdue = sql<boolean>`(i.status in (${sql.join(openStatuses)}) and i.due_date < ${today}::date)`;
  return tx
    .selectFrom('invoices as i')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 'i.provider_id').onRef('a.id', '=', 'i.account_id'),
    )
    .select(['i.id', 'i.number', 'i.account_id', 'a.name as account', 'i.invoice_date', 'i.due_date'])
    .select([
      sql<InvoiceStatus>`i.status`.as('status'),
      sql<number>`(i.total_cents / 100.0)::float8`.as('total'),
      sql<number>`(i.vat_cents / 100.0)::float8`.as('vat'),
      sql<number>`((i.paid_cents - i.written_off_cents) / 100.0)::float8`.as('paid'),
      sql<number>`(i.credited_cents / 100.0)::float8`.as('credited'),
      sql<number>`(i.written_off_cents / 100.0)::float8`.as('written_off'),
      sql<number>`((i.total_cents - i.paid_cents - i.credited_cents) / 100.0)::float8`.as('outstanding'),
      isOverdue.as('is_overdue'),
      sql<number | null>`case when ${isOverdue} then ${today}::date - i.due_date end`.as('days_overdue'),
    ]);
}

/** The invoice with this number; users limited to an account find only its invoices. */
export function findInvoice(tx: Transaction, id: number, only: number | null): Promise<Row<'invoices'> | undefined> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .$if(only !== null, (rows) => rows.where('account_id', '=', only))
    .executeTakeFirst();
}

/** The total of the invoices with these numbers. */
export async function sumOfInvoices(tx: Transaction, numbers: readonly string[]): Promise<Cents> {
  const { sum } = await tx
    .selectFrom('invoices')
    .select(sql<number>`sum(total_cents)::float8`.as('sum'))
    .where('number', '=', anyOf(numbers))
    .executeTakeFirstOrThrow();
  return sum;
}

/** With its lines and its VAT by rate; money in rand. Undefined like `findInvoice`. */
export async function readInvoice(
  tx: Transaction,
  id: number,
  { only, today }: { readonly only: number | null; readonly today: string },
): Promise<ReadInvoiceAnswer200 | undefined> {
  const row = await findInvoice(tx, id, only);
  if (!row) return undefined;
  const shown = await invoiceRows(tx, today).where('i.id', '=', id).executeTakeFirstOrThrow();
  const charges = await chargesOnInvoice(tx, id);
  const shipments = row.shipments as InvoicedShipments;
  const creditable = await creditableOn(tx, id);
  const owner = await readAccount(tx, row.account_id);
  return {
    // Under the name that the customer had on that day.
    invoice: { ...shown, account: (row.customer as DocumentParty).name },
    title: row.title,
    issuer: row.issuer as DocumentParty,
    customer: row.customer as DocumentParty,
    // In slices: an invoice can have twenty thousand.
    lines: await mapInSlices(charges, ({ id: line, effective_date, description, shipment_id, ...money }) => ({
      ...{ id: line, date: effective_date, description, shipment_id, vat_percentage: money.vat_percentage },
      details: shipments[shipment_id ?? '']?.details ?? null,
      customer_reference: shipments[shipment_id ?? '']?.customer_reference ?? null,
      cost_center: shipments[shipment_id ?? '']?.cost_center ?? null,
      excluding_vat: randOf(money.vat_cents - money.amount_cents),
      ...{ vat: randOf(-money.vat_cents), amount: randOf(-money.amount_cents) },
    })),
    vat_lines: vatSums(charges).map(({ vat_type, percentage, excludingVat, vat }) => ({
      ...{ vat_type, percentage, excluding_vat: randOf(excludingVat), vat: randOf(vat) },
    })),
    settlements: [...(await settledBy(tx, row))],
    terms_html: row.terms_html,
    creditable: randOf(notWrittenOff(row, creditable.amount)),
    billing_email: owner ? billingEmailOf(owner) : null,
  };
}

/** The document for print and email. */
export function invoiceDocument(answer: ReadInvoiceAnswer200): BillingDocument {
  const { invoice, title, issuer, customer, lines, vat_lines, settlements, terms_html: termsHtml } = answer;
  // A column of their own would leave a page too little room for the amounts.
  const columns = filledColumns(invoice_lines.columns, lines).filter(({ field }) => field !== 'details');
  return {
    ...{ title: `${title} ${invoice.number}`, issuer, customer, termsHtml },
    facts: [
      ['Date', dayText(invoice.invoice_date)],
      ['Due', dayText(invoice.due_date)],
    ],
    columns: printedColumns(columns),
    lines: lines.map((line) => printedCells(columns, { ...line, description: describedCharge(line) })),
    totals: [
      ['Total excluding VAT', moneyText(invoice.total - invoice.vat)],
      ...vat_lines.map(({ vat_type, percentage, excluding_vat, vat }): readonly [string, string] =>
        vat_type === 'zero'
          ? [`Zero-rated: ${moneyText(excluding_vat)}, VAT`, moneyText(vat)]
          : [`VAT ${percentage}% on ${moneyText(excluding_vat)}`, moneyText(vat)],
      ),
      ['Total', moneyText(invoice.total)],
      ...settled('Paid', invoice.paid),
      ...settled('Credited', invoice.credited),
      ...settled('Written off', invoice.written_off),
      ['Outstanding', moneyText(invoice.outstanding)],
    ],
    settlements: {
      title: invoice_settlements.title,
      columns: printedColumns(invoice_settlements.columns),
      lines: settlements.map((line) => printedCells(invoice_settlements.columns, line)),
    },
  };
}

/** What explains the difference between the total and what is outstanding; nothing for none. */
function settled(label: string, amount: number): readonly (readonly [string, string])[] {
  return amount === 0 ? [] : [[label, moneyText(amount)]];
}

export function unknownInvoice(): ApiError {
  return new ApiError(404, 'unknown_invoice', 'There is no such invoice');
}
