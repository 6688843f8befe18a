/** Writes rows of a list as a spreadsheet: CSV with formulas neutralised, or XLSX with numbers as numbers. */
import papaparse from 'papaparse';
import type { TableColumn } from '#engine/tables/table.ts';
import { cellText, valueAt } from '#platform/domain/cell-text.ts';
import { xlsxOf } from './xlsx-thread.ts';

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
  const heads = columns.map(({ title }) => title);
  return format === 'csv' ? Promise.resolve(csvOf(heads, rows)) : xlsxOf([heads.map(bold), ...rows]);
}

function csvOf(heads: readonly string[], rows: readonly (readonly Value[])[]): Buffer {
  const lines = [heads, ...rows].map((row) => [...row]);
  return Buffer.from(byteOrderMark + papaparse.unparse(lines, { escapeFormulae: true }));
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
