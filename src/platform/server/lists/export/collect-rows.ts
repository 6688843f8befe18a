/** Reads all rows of a list for an export, a thousand at a time, from cursor to cursor; those of a report at once. */
import { countLimit } from '#engine/tables/table.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Transaction } from '../../db/tenant.ts';
import { countStatement } from '../page-sql.ts';
import { findRows, selectedBy, type PageRequest } from '../find-rows.ts';
import { maySee } from '../viewer.ts';
import { exportColumns, exportRow, writeExport, type ExportFormat } from './export-file.ts';

const chunk = 1000;
/** Larger files are unusable in spreadsheet programs. */
export const mostRows = 100_000;

/** The number of rows of an export. Throws for none and for too many. */
export async function countForExport(tx: Transaction, request: PageRequest): Promise<number> {
  const statement = countStatement(selectedBy(request), mostRows + 1);
  const count = (await statement.execute(tx)).rows[0]?.count ?? 0;
  if (count === 0) throw new ApiError(404, 'nothing_to_export', 'No items found to download');
  if (count <= mostRows) return count;
  const most = mostRows.toLocaleString('en-ZA').replaceAll(/\s/g, ' ');
  throw new ApiError(400, 'invalid_input', `An export holds at most ${most} rows: filter the list first`);
}

/** The file of the whole list; `progress` is called with the number of rows written. */
export async function exportList(
  tx: Transaction,
  request: PageRequest,
  format: ExportFormat,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<Buffer> {
  const wanted = request.query['columns'] as readonly string[] | undefined;
  const columns = exportColumns(request.table.columns).filter(
    (column) => maySee(column, request.viewer) && (wanted?.includes(column.field) ?? true),
  );
  const selected = selectedBy(request);
  const { offset: _offset, ...rest } = request.query;
  const lines: ReturnType<typeof exportRow>[] = [];
  let cursor: string | undefined;
  do {
    // Every page of a report would group all rows again.
    const query = { ...rest, limit: request.grouped ? mostRows : chunk, ...(cursor !== undefined && { cursor }) };
    const { found, next } = await findRows(tx, { ...request, query }, selected);
    for (const row of found) lines.push(exportRow(columns, row));
    cursor = next;
    if (lines.length % (countLimit / 2) === 0 || cursor === undefined) await progress(lines.length);
  } while (cursor !== undefined && lines.length < mostRows);
  return writeExport(format, columns, lines);
}
