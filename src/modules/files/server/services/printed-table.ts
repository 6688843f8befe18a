/** A table on A4, such as the documents of a statement: its headings are repeated on each page. */
import { setImmediate } from 'node:timers/promises';
import { moneyText, numberText, weightText } from '#platform/domain/amount.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { printable } from './pdf-document.ts';
import { hasRoom, type Page } from './printed-page.ts';

export interface PrintedColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** In points; `fit` for the longest text, `rest` for what the other columns leave. */
  readonly width: number | 'fit' | 'rest';
  /** Squares to tick instead of text. */
  readonly isBox?: boolean;
}

/** A column placed on the page. */
interface Placed extends PrintedColumn {
  readonly left: number;
  /** Of its text. */
  readonly across: number;
  /** Of its letters, in points; the same for the whole table. */
  readonly size: number;
}

type Cells = readonly string[];

const gap = 8;
/** Of the letters, in points: smaller only where amounts, which never wrap, would leave the page. */
const sizes = [9, 8, 7, 6] as const;
const box = 9;
/** A longer text on the left wraps, earlier if the rest would be too narrow to read; amounts never do. */
const widestTexts = [95, 60, 52];
const narrowestRest = 110;
/** Less would break words. */
const leastRest = 60;

/** Rows that are drawn before other requests have their turn: about 20 ms. */
const rowsAtOnce = 25;

export async function printTable(
  page: Page,
  columns: readonly PrintedColumn[],
  texts: readonly Cells[],
): Promise<void> {
  const { left } = page.page.margins;
  const rows: Cells[] = [];
  const titles = columns.map(({ title }) => title);
  const widest = columns.map((_, index) => textWidth(page, titles[index]!));
  for (const [at, cells] of texts.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate();
    const row = cells.map(printable);
    rows.push(row);
    for (const [index, { width }] of columns.entries())
      if (width === 'fit') widest[index] = Math.max(widest[index]!, textWidth(page, row[index] ?? ''));
  }
  const placed = place(page, columns, widest);
  const printTitles = (): void => printRow(page, placed, titles, heightOf(page, placed, titles, true), true);
  printTitles();
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate();
    for (const { cells, height } of partsOf(page, placed, row)) {
      if (!hasRoom(page, height)) {
        page.addPage();
        printTitles();
      }
      printRow(page, placed, cells, height, false);
    }
  }
  page.x = left;
}

interface DeclaredColumn {
  readonly field: string;
  readonly title: string;
  readonly align?: string;
  readonly format?: string;
  readonly unit?: string;
  readonly wraps?: boolean;
}

/** The columns of a declared table: the one that wraps on the screen takes the rest of the page. */
export function printedColumns(columns: readonly DeclaredColumn[]): readonly PrintedColumn[] {
  return columns.map(({ title, align, wraps }) => ({
    title,
    align: align === 'right' ? 'right' : 'left',
    width: wraps ? 'rest' : 'fit',
  }));
}

/** The cells of a row of a declared table. */
export function printedCells(columns: readonly DeclaredColumn[], row: object): Cells {
  return columns.map((column) => cellText(column, (row as Readonly<Record<string, unknown>>)[column.field]));
}

function cellText({ format, unit }: DeclaredColumn, value: unknown): string {
  if (typeof value === 'string') return format === 'date' ? dayText(value) : value;
  if (typeof value !== 'number') return '';
  if (format === 'money') return moneyText(value);
  if (unit === 'kg') return weightText(value);
  return `${numberText(value)}${unit ?? ''}`;
}

/** Without a column for the rest, all columns share it. `widest`: of the longest text of each column. */
function place(page: Page, columns: readonly PrintedColumn[], widest: readonly number[]): readonly Placed[] {
  const { left } = page.page.margins;
  const takers = columns.filter(({ width }) => width === 'rest').length;
  const { size, own, free } = fitting(page, columns, widest, takers);
  const share = Math.max(0, free) / (takers || columns.length);
  let at = left;
  return columns.map((column, index) => {
    const across = own[index]! + (takers === 0 || column.width === 'rest' ? share : 0);
    at += across;
    const isLast = index === columns.length - 1;
    return { ...column, left: at - across, across: isLast ? across : across - gap, size };
  });
}

interface Fitting {
  readonly size: number;
  /** Of each column. */
  readonly own: readonly number[];
  /** What they leave of the page. */
  readonly free: number;
}

/** The largest letters, and then the longest texts on one line, with which the columns fit on the page. */
function fitting(page: Page, columns: readonly PrintedColumn[], widest: readonly number[], takers: number): Fitting {
  const { left, right } = page.page.margins;
  const inner = page.page.width - left - right;
  const choices = sizes.map((size): Fitting => {
    const scaled = widest.map((width) => (width * size) / sizes[0]);
    const widths = (takers === 0 ? widestTexts.slice(0, 1) : widestTexts).map((most) =>
      columns.map((column, index) => ownWidth(column, scaled[index]!, most, index === columns.length - 1)),
    );
    const freeBeside = (own: readonly number[]): number => inner - own.reduce((sum, width) => sum + width, 0);
    const own = widths.find((one) => freeBeside(one) >= narrowestRest * Math.sign(takers)) ?? widths.at(-1)!;
    return { size, own, free: freeBeside(own) };
  });
  return choices.find(({ free }) => free >= takers * leastRest) ?? choices.at(-1)!;
}

function ownWidth({ width, align }: PrintedColumn, widest: number, most: number, isLast: boolean): number {
  if (width === 'rest') return 0;
  if (width !== 'fit') return width;
  return Math.ceil(align === 'left' ? Math.min(widest, most) : widest) + (isLast ? 1 : gap + 1);
}

/** At the usual size. */
function textWidth(page: Page, text: string): number {
  return page.font('bold').fontSize(sizes[0]).widthOfString(text);
}

interface Part {
  readonly cells: Cells;
  readonly height: number;
}

/** A row that is too tall, in parts: what doesn't fit continues below, next to empty cells. */
function partsOf(page: Page, columns: readonly Placed[], cells: Cells): readonly Part[] {
  const { top, bottom } = page.page.margins;
  const most = (page.page.height - top - bottom) / 4;
  const height = heightOf(page, columns, cells, false);
  if (height <= most) return [{ cells, height }];
  const cut = cells.map((text, index) => fittingLength(page, columns[index]!, text, most));
  const first = cells.map((text, index) => text.slice(0, cut[index]).trimEnd());
  const later = cells.map((text, index) => text.slice(cut[index]).trimStart());
  return [{ cells: first, height: heightOf(page, columns, first, false) }, ...partsOf(page, columns, later)];
}

/** How many characters of a text fit in a height, up to the end of a word. */
function fittingLength(page: Page, column: Placed, text: string, most: number): number {
  if (cellHeight(page, column, text) <= most) return text.length;
  let [fits, tooLong] = [1, text.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cellHeight(page, column, text.slice(0, middle)) <= most) fits = middle;
    else tooLong = middle;
  }
  const blank = text.lastIndexOf(' ', fits);
  return blank > 0 ? blank : fits;
}

function printRow(page: Page, columns: readonly Placed[], cells: Cells, height: number, isHead: boolean): void {
  const top = page.y;
  page.font(isHead ? 'bold' : 'regular').fontSize(columns[0]!.size);
  for (const [index, { left, across, align, isBox }] of columns.entries()) {
    if (isBox && !isHead)
      page
        .rect(left, top - 1, box, box)
        .lineWidth(0.7)
        .stroke();
    else page.text(cells[index] ?? '', left, top, { width: across, align });
  }
  page.y = top + height + 4;
  if (!isHead) return;
  const { left, right } = page.page.margins;
  page
    .moveTo(left, page.y - 2)
    .lineTo(page.page.width - right, page.y - 2)
    .lineWidth(0.5)
    .stroke();
  page.y += 3;
}

function heightOf(page: Page, columns: readonly Placed[], cells: Cells, isHead: boolean): number {
  page.font(isHead ? 'bold' : 'regular').fontSize(columns[0]!.size);
  return Math.max(...columns.map((column, index) => cellHeight(page, column, cells[index] ?? '')));
}

function cellHeight(page: Page, { across }: Placed, text: string): number {
  return page.heightOfString(text, { width: across });
}
