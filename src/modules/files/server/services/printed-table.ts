/** A table on A4, such as the documents of a statement: its headings are repeated on each page. */
import { printable } from '../../domain/pdf-text.ts';
import type { Page } from './printed-page.ts';

export interface PrintedColumn {
  readonly title: string;
  /** In points; together they must fit within the margins of the page. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

const gap = 6;
const size = 9;

export function printTable(page: Page, columns: readonly PrintedColumn[], rows: readonly (readonly string[])[]): void {
  const { left, bottom } = page.page.margins;
  const titles = columns.map(({ title }) => title);
  printRow(page, columns, titles, true);
  for (const row of rows) {
    if (page.y + heightOf(page, columns, row) > page.page.height - bottom) {
      page.addPage();
      printRow(page, columns, titles, true);
    }
    printRow(page, columns, row, false);
  }
  page.x = left;
}

function printRow(page: Page, columns: readonly PrintedColumn[], cells: readonly string[], isHead: boolean): void {
  const { left } = page.page.margins;
  page.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const top = page.y;
  const height = heightOf(page, columns, cells);
  let at = left;
  for (const [index, { width, align }] of columns.entries()) {
    page.text(printable(cells[index] ?? ''), at, top, { width: width - gap, align });
    at += width;
  }
  page.y = top + height + 3;
  if (!isHead) return;
  page
    .moveTo(left, page.y - 1)
    .lineTo(at, page.y - 1)
    .lineWidth(0.5)
    .stroke();
  page.y += 3;
}

function heightOf(page: Page, columns: readonly PrintedColumn[], cells: readonly string[]): number {
  page.fontSize(size);
  return Math.max(
    ...columns.map(({ width }, index) => page.heightOfString(printable(cells[index] ?? ''), { width: width - gap })),
  );
}
