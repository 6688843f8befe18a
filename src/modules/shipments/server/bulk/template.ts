/** The workbook that people fill in: the usual columns, what belongs into each, and the provider's service levels. */
import writeXlsx from 'write-excel-file/node';
import type { ServiceLevel } from '#generated/types.ts';
import { templateColumns } from '../../domain/bulk/columns.ts';

/** Without an example line, which somebody would book by accident; only the first sheet is read when it is uploaded. */
export function writeTemplate(levels: readonly ServiceLevel[]): Promise<Buffer> {
  const widths = Object.fromEntries(templateColumns.map(({ title }) => [title, Math.max(12, title.length + 2)]));
  const columns = templateColumns.map(({ title, schema: { description, examples } }) => [
    title,
    description,
    exampleOf(examples?.[0]),
  ]);
  const services = levels.map(({ code, name, description }) => [code, name, description]);
  return writeXlsx([
    sheet('Shipments', widths, []),
    sheet('Columns', { Column: 26, 'What it is': 70, Example: 30 }, columns),
    sheet('Service levels', { Code: 12, Name: 30, Description: 70 }, services),
  ]).toBuffer();
}

/** @param widths of the columns, in characters, by heading */
function sheet(name: string, widths: Readonly<Record<string, number>>, rows: (string | undefined)[][]) {
  const heads = Object.keys(widths).map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = Object.values(widths).map((width) => ({ width }));
  return { sheet: name, data: [heads, ...rows], columns, stickyRowsCount: 1 };
}

function exampleOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
