/** A statement of account as PDF and as plain text for an email. */
import { ageing as ageingTable, statement_lines } from '#generated/tables.ts';
import type { Ageing, ReadStatementAnswer200 } from '#generated/types.ts';
import {
  printPage,
  printParties,
  printRows,
  printSection,
  type LabelledValue,
} from '#modules/files/server/services/printed-page.ts';
import { printedCells, printedColumns, printTable } from '#modules/files/server/services/printed-table.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { counted } from '#engine/values/sentence.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { ageingParts } from '../../domain/ageing.ts';

type Statement = ReadStatementAnswer200;

/** `logo`: PNG or JPEG. */
export function statementToPdf(statement: Statement, logo: Buffer | undefined): Promise<Buffer> {
  const { issuer, customer, lines } = statement;
  const { columns } = statement_lines;
  return printPage('Statement of account', { author: issuer.name, logo }, async (page) => {
    printRows(page, periodOf(statement), 'left', false);
    printParties(page, [
      { title: 'From', ...issuer },
      { title: 'For', ...customer },
    ]);
    printSection(page, statement_lines.title, [['Opening balance', moneyText(statement.opening_balance)]], 'right');
    page.moveDown(0.5);
    if (lines.length > 0)
      await printTable(
        page,
        printedColumns(columns),
        lines.map((line) => printedCells(columns, line)),
      );
    page.moveDown(0.5);
    printRows(page, balancesOf(statement), 'right', true);
    printSection(page, ageingTable.title, [], 'right');
    const parts = ageingParts(statement.ageing);
    const titled = ageingTable.columns.map((column, at) => ({ ...column, title: parts[at]!.title }));
    await printTable(page, printedColumns(titled), [parts.map(({ amount }) => moneyText(amount))]);
    if (statement.overdue > 0) printSection(page, 'Overdue', overdueOf(statement), 'right');
  });
}

interface Cover {
  /** Where the customer sees the statement; undefined for one to whom statements aren’t shown. */
  readonly link: string | undefined;
  /** Text of the sender, above the rest. */
  readonly message?: string | undefined;
}

/** The same without its lines, for an email; it names what is overdue. */
export function statementText(statement: Statement, { link, message = '' }: Cover): string {
  const { issuer, customer } = statement;
  const linesOf = (values: readonly LabelledValue[]): string =>
    values.map(([label, value]) => `${label}: ${value}`).join('\n');
  const online = link === undefined ? '' : ` You can also see it online: ${link}`;
  const parts = [
    ...(message.trim() === '' ? [] : [message.trim()]),
    `Statement of account for ${customer.name}`,
    linesOf([...periodOf(statement), ['Opening balance', moneyText(statement.opening_balance)]]),
    linesOf(balancesOf(statement)),
    linesOf(ageingOf(statement.ageing)),
    ...(statement.overdue > 0
      ? [
          `${moneyText(statement.overdue)} is overdue. Please pay it as soon as possible.`,
          linesOf(overdueOf(statement)),
        ]
      : []),
    `It is attached as a PDF.${online}`,
    [issuer.name, ...issuer.lines].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function periodOf({ from, to }: Statement): readonly LabelledValue[] {
  return [['Period', `${dayText(from)} to ${dayText(to)}`]];
}

/** Invoices beyond these are added up. */
const mostNamed = 20;

function overdueOf({ overdue_invoices: invoices }: Statement): readonly LabelledValue[] {
  const named = invoices.slice(0, mostNamed);
  const others = invoices.slice(mostNamed);
  const left = others.reduce((sum, { outstanding }) => sum + centsOf(outstanding), 0);
  return [
    ...named.map(({ number, due_date, outstanding }): LabelledValue => [
      `${number}, due ${dayText(due_date)}`,
      moneyText(outstanding),
    ]),
    ...(others.length > 0
      ? [[counted(others.length, 'other invoice', 'other invoices'), moneyText(randOf(left))] as const]
      : []),
  ];
}

function balancesOf({ closing_balance, not_invoiced, account_balance }: Statement): readonly LabelledValue[] {
  const closing: LabelledValue = ['Closing balance', moneyText(closing_balance)];
  if (not_invoiced === 0) return [closing];
  return [
    closing,
    ['Not yet invoiced', moneyText(not_invoiced)],
    ['Balance with what isn’t invoiced', moneyText(account_balance)],
  ];
}

function ageingOf(ageing: Ageing): readonly LabelledValue[] {
  return ageingParts(ageing).map(({ title, amount }) => [title, moneyText(amount)]);
}
