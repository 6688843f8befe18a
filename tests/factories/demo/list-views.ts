/** Saved views of the demo's staff, and a recent download of everybody who is told of one. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export const downloadName = 'address-book.csv';

const views = {
  'Collected this week': 'collected_date=last_7_days&sort=-time_created',
  Returns: 'is_return=true',
};

export async function buildDemoListViews(tx: Transaction, provider_id: number, user_id: number): Promise<void> {
  const rows = Object.entries(views).map(([name, query]) => ({
    ...{ provider_id, user_id, name, query },
    filter_key: 'shipments_filters',
  }));
  await tx.insertInto('list_views').values(rows).execute();
}

/** What the newest message of their inboxes leads to. */
export async function buildDemoDownload(
  tx: Transaction,
  provider_id: number,
  user_ids: readonly number[],
): Promise<void> {
  const lines = ['Name,Contact person,City or town', 'Karoo Outfitters,Thandi Mokoena,Cape Town'];
  const file = { table_id: 'address_book_entries', query: '{}', file_format: 'csv' as const, file_name: downloadName };
  const done = { status: 'ready' as const, rows_done: 1, rows_total: 1, content: Buffer.from(lines.join('\r\n')) };
  await tx
    .insertInto('list_exports')
    .values(user_ids.map((user_id) => ({ provider_id, user_id, made_by: user_id, ...file, ...done })))
    .execute();
}
