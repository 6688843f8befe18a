/** The statement of account for a period: opening balance, documents, closing balance, and ageing. */
import { sql } from 'kysely';
import { transaction_type } from '#generated/enums.ts';
import type { Row } from '#generated/database.ts';
import type { OverdueInvoice, ReadStatementAnswer200, Settings, StatementLine } from '#generated/types.ts';
import { statementMovements } from '#modules/ledger/server/services/statement-movements.ts';
import { centsOf, randOf, randText, type Cents } from '#platform/domain/money.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { ageing, overdueInvoices } from '../../domain/ageing.ts';
import { billingEmailOf, customerOf, issuerOf } from '../../domain/parties.ts';
import { openOn } from './open-on.ts';

export interface Period {
  /** `2026-11-01`, the first day. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
}

export interface Requested extends Period {
  /** The current day: what is due later in a period that still runs isn’t overdue. */
  readonly today: string;
}

/**
 * A charge is part of its invoice and counts on the day of that; until then it is uninvoiced. The closing balance and
 * the uninvoiced amount therefore add up to the balance of the ledger, to the cent.
 */
export async function readStatement(
  tx: Transaction,
  account: Row<'accounts'>,
  settings: Settings,
  { from, to, today }: Requested,
): Promise<ReadStatementAnswer200> {
  const { opening, waiting } = await sumsOf(tx, account.id, { from, to });
  const documents = await documentsOf(tx, account.id, { from, to });
  const paid = await paidInvoices(
    tx,
    documents.flatMap(({ id, invoice_id, credit_note_id }) => ((invoice_id ?? credit_note_id) ? [] : id)),
    to,
  );
  const open = await openOn(tx, account.id, to);
  const overdue = overdueInvoices(open, to < today ? to : today);
  let balance = opening;
  const lines = documents.map((document): StatementLine => {
    balance += document.amount;
    return lineOf(document, balance, paid.get(document.id));
  });
  const sum = (sign: 1 | -1): Cents =>
    documents.reduce((total, { amount }) => (Math.sign(amount) === sign ? total + amount : total), 0);
  return {
    ...{ account_id: account.id, from, to, count: lines.length, lines },
    ...{ opening_balance: randOf(opening), charged: randOf(sum(-1)), credited: randOf(sum(1)) },
    ...{ closing_balance: randOf(balance), not_invoiced: randOf(waiting) },
    account_balance: randOf(balance + waiting),
    ageing: ageing(open, to, balance),
    // Nobody is asked for more than is due: a payment may only wait to be allocated.
    overdue: randOf(Math.max(0, Math.min(sumOf(overdue), 0 - balance))),
    overdue_invoices: [...overdue],
    issuer: issuerOf(settings, await findTitle(tx, account.provider_id, settings)),
    ...{ customer: customerOf(account), billing_email: billingEmailOf(account) },
  };
}

function sumOf(invoices: readonly OverdueInvoice[]): Cents {
  return invoices.reduce((total, { outstanding }) => total + centsOf(outstanding), 0);
}

/** Every movement with the day of its document, or its own. */
function datedMovements(tx: Transaction, accountId: number) {
  return tx
    .selectFrom(statementMovements(tx, accountId).as('m'))
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.provider_id', '=', 'm.provider_id').onRef('i.id', '=', 'm.invoice_id'),
    )
    .leftJoin('credit_notes as c', (join) =>
      join.onRef('c.provider_id', '=', 'm.provider_id').onRef('c.id', '=', 'm.credit_note_id'),
    )
    .select(['m.id', 'm.type', 'm.effective_date', 'm.description', 'm.doc_display_id', 'm.amount_cents', 'm.waits'])
    .select(['m.invoice_id', 'm.credit_note_id', 'i.number as invoice_number', 'i.due_date'])
    .select('c.number as credit_note_number')
    .select(['c.reason', sql<string>`coalesce(i.invoice_date, c.credit_date, m.effective_date)`.as('day')]);
}

async function sumsOf(
  tx: Transaction,
  accountId: number,
  { from, to }: Period,
): Promise<{ readonly opening: Cents; readonly waiting: Cents }> {
  return tx
    .selectFrom(datedMovements(tx, accountId).as('d'))
    .select([
      sql<number>`coalesce(sum(amount_cents) filter (where not waits and day < ${from}), 0)::float8`.as('opening'),
      sql<number>`coalesce(sum(amount_cents) filter (where effective_date <= ${to} and (waits or day > ${to})), 0)::float8`.as(
        'waiting',
      ),
    ])
    .executeTakeFirstOrThrow();
}

type Document = Awaited<ReturnType<typeof documentsOf>>[number];

/** Oldest first: one row per invoice and credit note, and one per transaction that is part of neither. */
function documentsOf(tx: Transaction, accountId: number, { from, to }: Period) {
  return tx
    .selectFrom(datedMovements(tx, accountId).as('d'))
    .select(['d.day', 'd.invoice_id', 'd.credit_note_id', 'd.invoice_number', 'd.credit_note_number', 'd.reason'])
    .select('d.due_date')
    .select([
      sql<number>`max(d.id)::float8`.as('id'),
      sql<number>`sum(d.amount_cents)::float8`.as('amount'),
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`min(d.type)`.as('type'),
      sql<string>`min(d.description)`.as('description'),
      sql<string | null>`min(d.doc_display_id)`.as('doc_display_id'),
    ])
    .where('d.waits', '=', false)
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .groupBy(['d.day', 'd.invoice_id', 'd.credit_note_id', 'd.invoice_number', 'd.credit_note_number', 'd.reason'])
    .groupBy('d.due_date')
    .groupBy(sql`case when d.invoice_id is null and d.credit_note_id is null then d.id end`)
    .orderBy('d.day')
    .orderBy('id')
    .execute();
}

function lineOf(document: Document, balance: Cents, paid: string | undefined): StatementLine {
  const { id, day: date, due_date, amount, invoice_id, credit_note_id } = document;
  return {
    ...{ id, date, due_date, invoice_id, credit_note_id, balance: randOf(balance), ...titlesOf(document, paid) },
    debit: amount < 0 ? randOf(-amount) : null,
    credit: amount < 0 ? null : randOf(amount),
  };
}

function titlesOf(
  document: Document,
  paid: string | undefined,
): Pick<StatementLine, 'document' | 'number' | 'description'> {
  const { type, description, count, doc_display_id } = document;
  if (document.invoice_id !== null)
    return {
      ...{ document: 'Invoice', number: document.invoice_number },
      description: count === 1 ? description : `${count} charges`,
    };
  if (document.credit_note_id !== null)
    return { document: 'Credit note', number: document.credit_note_number, description: document.reason ?? '' };
  const title = transaction_type.find((one) => one.const === type)?.title ?? type;
  return {
    ...{ document: title, number: doc_display_id },
    description: paid === undefined ? description : `${description}: ${paid}`,
  };
}

/** By payment, the invoices up to a day that it paid: `INV000031 R 100.00, INV000032 R 50.00`. */
async function paidInvoices(
  tx: Transaction,
  transactionIds: readonly number[],
  to: string,
): Promise<ReadonlyMap<number, string>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payment_allocations as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.provider_id', '=', 'p.provider_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select(['p.transaction_id', 'i.number', sql<number>`sum(p.amount_cents)::float8`.as('amount')])
    .where('p.transaction_id', '=', anyOf(transactionIds))
    .where('i.invoice_date', '<=', to)
    .groupBy(['p.transaction_id', 'i.number'])
    .having(sql<number>`sum(p.amount_cents)`, '<>', 0)
    .orderBy('i.number')
    .execute();
  const paid = new Map<number, string>();
  for (const { transaction_id: id, number, amount } of rows) {
    const before = paid.get(id);
    paid.set(id, `${before === undefined ? '' : `${before}, `}${number} ${randText(amount)}`);
  }
  return paid;
}
