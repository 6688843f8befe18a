/**
 * Reads all rows of a list for an export, some hundred at a time, from cursor to cursor; those of a report at once. Each part in
 * a transaction of its own, and the file is written outside of any: that takes longer than one may be idle.
 */
import { countLimit, type TableColumn } from '#engine/tables/table.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Transaction } from '../../db/tenant.ts';
import { mapInSlices } from '../../in-slices.ts';
import { countStatement } from '../page-sql.ts';
import { findRows, selectedBy, type PageRequest } from '../find-rows.ts';
import { maySee } from '../viewer.ts';
import { exportColumns, exportRow, writeExport, type ExportFormat } from './export-file.ts';

/** More rows arrive and are parsed in one go. */
const chunk = 250;
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

/** Reads from the list in a transaction of its own. */
export type Read = <T>(work: (tx: Transaction, request: PageRequest) => Promise<T>) => Promise<T>;

/** The file of the whole list; `progress` is called with the number of rows written. */
export async function exportList(
  read: Read,
  format: ExportFormat,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<Buffer> {
  const lines: ReturnType<typeof exportRow>[] = [];
  let columns: readonly TableColumn[];
  let cursor: string | undefined;
  do {
    const page = await read((tx, request) => readPart(tx, request, cursor));
    lines.push(...page.lines);
    ({ columns, next: cursor } = page);
    if (lines.length % (countLimit / 2) === 0 || cursor === undefined) await progress(lines.length);
  } while (cursor !== undefined && lines.length < mostRows);
  return writeExport(format, columns, lines);
}

async function readPart(tx: Transaction, request: PageRequest, cursor: string | undefined) {
  const wanted = request.query['columns'] as readonly string[] | undefined;
  const columns = exportColumns(request.table.columns).filter(
    (column) => maySee(column, request.viewer) && (wanted?.includes(column.field) ?? true),
  );
  const { offset: _offset, ...rest } = request.query;
  // Every page of a report would group all rows again.
  const query = { ...rest, limit: request.grouped ? mostRows : chunk, ...(cursor !== undefined && { cursor }) };
  const { found, next } = await findRows(tx, { ...request, query }, selectedBy(request));
  return { columns, next, lines: await mapInSlices(found, (row) => exportRow(columns, row)) };
}
