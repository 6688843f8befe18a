/** An invoice, credit note or receipt as an A4 PDF. */
import type { DocumentParty } from '#generated/types.ts';
import {
  printFooter,
  printPage,
  printParties,
  printRows,
  printSection,
  type LabelledValue,
} from '#modules/files/server/services/printed-page.ts';
import { printTable, type PrintedColumn } from '#modules/files/server/services/printed-table.ts';

export interface BillingDocument {
  /** `Tax invoice INV000031` */
  readonly title: string;
  readonly issuer: DocumentParty;
  readonly customer: DocumentParty;
  readonly facts: readonly LabelledValue[];
  readonly columns: readonly PrintedColumn[];
  /** The cells of each line. */
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly LabelledValue[];
  /** What covers an invoice; not printed without lines. */
  readonly settlements?: Pick<BillingDocument, 'title' | 'columns' | 'lines'>;
  /** The provider's terms; empty without any. */
  readonly termsHtml: string;
}

/** `logo`: PNG or JPEG. */
export function documentToPdf(document: BillingDocument, logo: Buffer | undefined): Promise<Buffer> {
  const { issuer, customer } = document;
  return printPage(document.title, { author: issuer.name, logo }, async (page) => {
    printRows(page, document.facts, 'left', false);
    printParties(page, [
      { title: 'From', ...issuer },
      { title: 'For', ...customer },
    ]);
    printSection(page, 'Lines', [], 'left');
    await printTable(page, document.columns, document.lines);
    page.moveDown(0.5);
    printRows(page, document.totals, 'right', true);
    const { settlements } = document;
    if (settlements !== undefined && settlements.lines.length > 0) {
      printSection(page, settlements.title, [], 'left');
      await printTable(page, settlements.columns, settlements.lines);
    }
    printFooter(page, document.termsHtml);
  });
}

/** The same without its lines as plain text, for an email. `remark`: where the whole document is. */
export function documentText({ title, issuer, customer, facts, totals }: BillingDocument, remark?: string): string {
  const linesOf = (values: readonly LabelledValue[]): string =>
    values.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [
    `${title} for ${customer.name}`,
    linesOf(facts),
    linesOf(totals),
    ...(remark === undefined ? [] : [remark]),
    [issuer.name, ...issuer.lines].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
