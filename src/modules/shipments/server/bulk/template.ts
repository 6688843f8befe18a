/** The workbook that people fill in: the usual columns, what belongs into each, and the codes that can be written. */
import writeXlsx from 'write-excel-file/node';
import { offeredCostCenters } from '#modules/accounts/domain/cost-centers.ts';
import type { ServiceLevel, Settings } from '#generated/types.ts';
import { templateColumns } from '../../domain/bulk/columns.ts';

interface Codes {
  readonly levels: readonly ServiceLevel[];
  /** Those of the account that the file is for. */
  readonly settings: Settings;
}

/** Without an example line, which somebody would book by accident; only the first sheet is read when it is uploaded. */
export function writeTemplate({ levels, settings }: Codes): Promise<Buffer> {
  const used = templateColumns(settings);
  const widths = Object.fromEntries(used.map(({ title }) => [title, Math.max(12, title.length + 2)]));
  const columns = used.map(({ title, schema: { description, examples } }) => [
    title,
    description,
    exampleOf(examples?.[0]),
  ]);
  const services = levels.map(({ code, name, description }) => [code, name, description]);
  const centers = offeredCostCenters(settings).map(({ code, name }) => [code, name]);
  return writeXlsx([
    sheet('Shipments', widths, []),
    sheet('Columns', { Column: 26, 'What it is': 70, Example: 30 }, columns),
    sheet('Service levels', { Code: 12, Name: 30, Description: 70 }, services),
    ...(centers.length > 0 ? [sheet('Cost centres', { Code: 20, Name: 40 }, centers)] : []),
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
