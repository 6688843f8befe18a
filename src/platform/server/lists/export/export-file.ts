/** Writes rows of a list as a spreadsheet: CSV with formulas neutralised, or XLSX with numbers, amounts and dates as such. */
import { setImmediate } from 'node:timers/promises';
import papaparse from 'papaparse';
import type { TableColumn } from '#engine/tables/table.ts';
import { isList } from '#engine/values/json-value.ts';
import { cellText, valueAt } from '#platform/domain/cell-text.ts';
import { formula } from '../../spreadsheets/formulas.ts';
import { xlsxOf, type XlsxCell } from './xlsx-thread.ts';

export type ExportFormat = 'csv' | 'xlsx';

type Value = string | number | null;

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Without this mark spreadsheet programs assume another encoding. */
const byteOrderMark = '\uFEFF';

/** One value per exported column; numbers stay numbers, instants are in business time. */
export function exportRow(columns: readonly TableColumn[], row: object): readonly Value[] {
  return columns.map((column) => {
    const value = valueAt(row, column.field);
    if (value === null || value === undefined) return null;
    if (column.format === 'count' && isList(value)) return value.length;
    if (typeof value === 'number' && column.format !== 'choice' && column.format !== 'reference') return value;
    if (column.format === 'date-time' && typeof value === 'string') return value.slice(0, 19).replace('T', ' ');
    return cellText(column, value);
  });
}

/** Columns that a screen draws with custom code have no text to export. */
export function exportColumns(columns: readonly TableColumn[]): readonly TableColumn[] {
  return columns.filter(({ format }) => format !== 'custom');
}

export function writeExport(
  format: ExportFormat,
  columns: readonly TableColumn[],
  rows: readonly (readonly Value[])[],
): Promise<Buffer> {
  if (format === 'csv') return csvOf(columns, rows);
  return xlsxOf(sheetOf(columns, rows), columns.map(widthOf));
}

/** Rows that are written before other requests have their turn: a large file takes several seconds. */
const rowsAtOnce = 500;

async function csvOf(columns: readonly TableColumn[], rows: readonly (readonly Value[])[]): Promise<Buffer> {
  const parts = [Buffer.from(byteOrderMark + csvLines([columns.map(({ title }) => title)]))];
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    parts.push(Buffer.from(newline + csvLines(rows.slice(first, first + rowsAtOnce))));
    await setImmediate();
  }
  return Buffer.concat(parts);
}

const newline = '\r\n';

function csvLines(rows: readonly (readonly Value[])[]): string {
  return papaparse.unparse(rows as Value[][], { escapeFormulae: formula, newline });
}

function* sheetOf(columns: readonly TableColumn[], rows: readonly (readonly Value[])[]) {
  yield columns.map(({ title }) => bold(title));
  for (const row of rows) yield row.map((value, at) => xlsxCell(columns[at]!, value));
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

/** In a workbook, days and moments can be filtered and sorted as such; they have no time zone and stay in business time. */
function xlsxCell({ format }: TableColumn, value: Value): XlsxCell {
  if (typeof value === 'number') return format === 'money' ? { value, format: '#,##0.00' } : value;
  if (value === null) return null;
  if (format !== 'date' && format !== 'date-time') return xlsxText(value);
  const moment = new Date(`${value.replace(' ', 'T')}${format === 'date' ? '' : 'Z'}`);
  if (Number.isNaN(moment.getTime())) return xlsxText(value);
  return { value: moment, format: format === 'date' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
}

/** A longer text makes Excel report the file as damaged. */
const longestText = 32_767;

/** In a workbook, `_x0041_` stands for the character with that number: a text that looks like it gets its first `_` as one. */
function xlsxText(value: string): string {
  const text = value.length > longestText ? `${value.slice(0, longestText - 1)}…` : value;
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** In characters. */
const widths: Readonly<Partial<Record<TableColumn['format'], number>>> = { text: 24, email: 28, tags: 24, phone: 18 };

function widthOf({ format, title }: TableColumn): number {
  return Math.max(widths[format] ?? 17, title.length + 2);
}
