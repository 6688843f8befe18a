/** The lines of an invoice as a spreadsheet: customers divide its costs by reference, cost centre or route. */
import { invoice_lines } from '#generated/tables.ts';
import type { InvoiceLine } from '#generated/types.ts';
import { filledColumns } from '#platform/domain/cell-text.ts';
import { exportRow, mediaTypes, writeExport, type ExportFormat } from '#platform/server/lists/export/export-file.ts';

interface Sheet {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export async function invoiceSheet(lines: readonly InvoiceLine[], format: ExportFormat): Promise<Sheet> {
  const columns = filledColumns(invoice_lines.columns, lines);
  const rows = lines.map((line) => exportRow(columns, line));
  const [mediaType = ''] = mediaTypes[format].split(';');
  return { mediaType, bytes: await writeExport(format, columns, rows) };
}
