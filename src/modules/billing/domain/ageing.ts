/**
 * The age of an account's debt on a day, counted from the date of each invoice whatever its payment terms, as statements
 * in the trade do; and what of it is overdue. Pure; money in cents.
 */
import { ageing as ageingTable } from '#generated/tables.ts';
import type { Ageing, OverdueInvoice } from '#generated/types.ts';
import { randOf, type Cents } from '#platform/domain/money.ts';

/** An invoice with its outstanding amount on that day. */
export interface AgedInvoice {
  readonly invoice_date: string;
  readonly outstanding: Cents;
}

interface DueInvoice extends AgedInvoice {
  readonly id: number;
  readonly number: string;
  readonly due_date: string;
}

type Bucket = Exclude<keyof Ageing, 'unallocated' | 'amount_due'>;

const dayMs = 86_400_000;

interface BucketAges {
  readonly name: Bucket;
  /** Days; the youngest bucket has none. */
  readonly after?: number;
  /** Days; the oldest bucket has none. */
  readonly upTo?: number;
}

/** The ages of the invoices in each bucket, the youngest first. */
export const bucketAges: readonly BucketAges[] = [
  { name: 'current', upTo: 30 },
  { name: 'days_30', after: 30, upTo: 60 },
  { name: 'days_60', after: 60, upTo: 90 },
  { name: 'days_90', after: 90, upTo: 120 },
  { name: 'days_120', after: 120 },
];

function ageOf(invoiceDate: string, day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${invoiceDate}T00:00:00Z`)) / dayMs;
}

/** The bucket of an invoice by its age on a day. */
export function bucketOf(invoiceDate: string, day: string): Bucket {
  const age = ageOf(invoiceDate, day);
  return bucketAges.find(({ upTo = Infinity }) => age <= upTo)!.name;
}

/**
 * The sums by age of the invoices. The remainder of the documents is unallocated, so that everything adds up to the
 * amount due.
 * @param closing the balance of the documents, negative for a debt
 */
export function ageing(invoices: readonly AgedInvoice[], day: string, closing: Cents): Ageing {
  const sums: Record<Bucket, Cents> = { current: 0, days_30: 0, days_60: 0, days_90: 0, days_120: 0 };
  let open = 0;
  for (const { invoice_date, outstanding } of invoices) {
    sums[bucketOf(invoice_date, day)] += outstanding;
    open += outstanding;
  }
  return {
    ...{ current: randOf(sums.current), days_30: randOf(sums.days_30), days_60: randOf(sums.days_60) },
    ...{ days_90: randOf(sums.days_90), days_120: randOf(sums.days_120) },
    ...{ unallocated: randOf(0 - open - closing), amount_due: randOf(0 - closing) },
  };
}

/** The invoices that were due before a day, the longest overdue first. */
export function overdueInvoices(invoices: readonly DueInvoice[], day: string): readonly OverdueInvoice[] {
  const overdue = invoices.filter(({ due_date, outstanding }) => due_date < day && outstanding > 0);
  return overdue
    .sort((one, other) => one.due_date.localeCompare(other.due_date) || one.id - other.id)
    .map(({ id, number, due_date, outstanding }) => ({ id, number, due_date, outstanding: randOf(outstanding) }));
}

/** The columns with their amounts. What the customer has in credit is not due: it says so, and is above zero. */
export function ageingParts(sums: Ageing): readonly AgeingPart[] {
  return ageingTable.columns.map((column) => {
    const { field } = column;
    const amount = sums[field];
    return field === 'amount_due' && amount < 0
      ? { field, title: 'In credit', amount: -amount }
      : { field, title: column.title, amount };
  });
}

export interface AgeingPart {
  readonly field: keyof Ageing;
  readonly title: string;
  readonly amount: number;
}
