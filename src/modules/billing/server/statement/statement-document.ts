/** A statement of account as PDF and as plain text for an email. */
import { ageing as ageingTable } from '#generated/tables.ts';
import type { Ageing, ReadStatementAnswer200 } from '#generated/types.ts';
import {
  printLines,
  printPage,
  printRows,
  printSection,
  type LabelledValue,
} from '#modules/files/server/services/printed-page.ts';
import { printTable, type PrintedColumn } from '#modules/files/server/services/printed-table.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { dayText } from '#platform/domain/day-text.ts';

type Statement = ReadStatementAnswer200;

const columns: readonly PrintedColumn[] = [
  { title: 'Date', width: 65, align: 'left' },
  { title: 'Document', width: 75, align: 'left' },
  { title: 'Number', width: 65, align: 'left' },
  { title: 'Description', width: 110, align: 'left' },
  { title: 'Debit', width: 60, align: 'right' },
  { title: 'Credit', width: 60, align: 'right' },
  { title: 'Balance', width: 60, align: 'right' },
];

const ageingColumns = ageingTable.columns.map(({ title }): PrintedColumn => ({ title, width: 70, align: 'right' }));

/** `logo`: PNG or JPEG. */
export function statementToPdf(statement: Statement, logo: Buffer | undefined): Promise<Buffer> {
  const { issuer, customer, lines } = statement;
  const amount = (value: number | null | undefined): string => (typeof value === 'number' ? moneyText(value) : '');
  return printPage('Statement of account', logo, (page) => {
    printLines(page, [issuer.name, ...issuer.lines]);
    printSection(page, 'For', periodOf(statement), 'left');
    printLines(page, [customer.name, ...customer.lines]);
    printSection(page, 'Documents', [['Opening balance', moneyText(statement.opening_balance)]], 'right');
    page.moveDown(0.5);
    if (lines.length > 0)
      printTable(
        page,
        columns,
        lines.map((line) => [
          ...[dayText(line.date), line.document, line.number ?? '', line.description],
          ...[amount(line.debit), amount(line.credit), moneyText(line.balance)],
        ]),
      );
    page.moveDown(0.5);
    printRows(page, balancesOf(statement), 'right', true);
    printSection(page, ageingTable.title, [], 'right');
    printTable(page, ageingColumns, [ageingOf(statement.ageing).map(([, value]) => value)]);
  });
}

/** The same without its lines, for an email. */
export function statementText(statement: Statement, link: string): string {
  const { issuer, customer } = statement;
  const linesOf = (values: readonly LabelledValue[]): string =>
    values.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [
    `Statement of account for ${customer.name}`,
    linesOf([...periodOf(statement), ['Opening balance', moneyText(statement.opening_balance)]]),
    linesOf(balancesOf(statement)),
    linesOf(ageingOf(statement.ageing)),
    `Log in to see and download it: ${link}`,
    [issuer.name, ...issuer.lines].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function periodOf({ from, to }: Statement): readonly LabelledValue[] {
  return [['Period', `${dayText(from)} to ${dayText(to)}`]];
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
  return ageingTable.columns.map(({ field, title }) => [title, moneyText(ageing[field as keyof Ageing])]);
}
