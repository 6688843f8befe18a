/** Every row of a filtered list, up to the limit for printing. */
import { pageSizes, type ListTable } from '#engine/tables/table.ts';
import { readList, type ListPage } from '../../client/read-list.ts';

export type AllRows = ListPage;

/** Larger lists should be exported as a spreadsheet. */
const mostPrinted = 1000;

const pageSize = Math.max(...pageSizes);

/** @param query the query of the list's call, whose page is ignored */
export async function readAllRows(
  table: Pick<ListTable, 'call' | 'id'>,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<AllRows> {
  const read = (offset: number): Promise<ListPage> => readList(table, { ...query, limit: pageSize, offset }, signal);
  const first = await read(0);
  const rows = [...first.rows];
  const most = Math.min(first.count, mostPrinted);
  for (let offset = pageSize; offset < most; offset += pageSize) rows.push(...(await read(offset)).rows);
  return { ...first, rows };
}
