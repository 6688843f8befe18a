/** The workbook that people fill in: the usual columns, what belongs into each, and the provider's service levels. */
import writeXlsx from 'write-excel-file/node';
import type { ServiceLevel } from '#generated/types.ts';
import { templateColumns } from '../../domain/bulk/columns.ts';

export const templateType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Without an example line, which somebody would book by accident; only the first sheet is read when it is uploaded. */
export function writeTemplate(levels: readonly ServiceLevel[]): Promise<Buffer> {
  const columns = templateColumns.map(({ title, schema: { description, examples } }) => [
    title,
    description,
    exampleOf(examples?.[0]),
  ]);
  const services = levels.map(({ code, name, description }) => [code, name, description]);
  return writeXlsx([
    sheet(
      'Shipments',
      templateColumns.map(({ title }) => ({ title, width: Math.max(12, title.length + 2) })),
      [],
    ),
    sheet(
      'Columns',
      [
        { title: 'Column', width: 26 },
        { title: 'What it is', width: 70 },
        { title: 'Example', width: 30 },
      ],
      columns,
    ),
    sheet(
      'Service levels',
      [
        { title: 'Code', width: 12 },
        { title: 'Name', width: 30 },
        { title: 'Description', width: 70 },
      ],
      services,
    ),
  ]).toBuffer();
}

interface Column {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

function sheet(name: string, columns: readonly Column[], rows: readonly (readonly (string | undefined)[])[]) {
  const heads = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const texts = rows.map((row) => row.map((value) => value ?? null));
  return { sheet: name, data: [heads, ...texts], columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
}

function exampleOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
