/** Views of shipments that staff keep, so that the menu of views has something to show. */
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
