/** Saved views and a recent download of the demo's staff. */
import type { Transaction } from '#platform/server/db/tenant.ts';

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

export async function buildDemoDownload(tx: Transaction, provider_id: number, user_id: number): Promise<void> {
  const lines = ['Code,Name', 'JNB,Johannesburg', 'CPT,Cape Town'];
  const file = { table_id: 'branches', query: '{}', file_format: 'csv' as const, file_name: 'branches.csv' };
  const done = { status: 'ready' as const, rows_done: 2, rows_total: 2, content: Buffer.from(lines.join('\r\n')) };
  await tx
    .insertInto('list_exports')
    .values({ provider_id, user_id, made_by: user_id, ...file, ...done })
    .execute();
}
