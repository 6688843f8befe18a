/** Tags of the demo, on a few accounts and shipments in transit. */
import type { Transaction } from '#platform/server/db/tenant.ts';

const accountTags = { Pharmacy: ['HARBOUR'], 'Key account': ['ACME', 'HARBOUR'] } as const;
const shipmentTags = ['Fragile', 'High value', 'Call before delivery'] as const;

export async function buildDemoTags(tx: Transaction, provider_id: number): Promise<void> {
  for (const [name, codes] of Object.entries(accountTags)) {
    const { id: tag_id } = await addTag(tx, provider_id, 'account', name);
    const rows = await tx.selectFrom('accounts').select('id').where('account_code', 'in', codes).execute();
    for (const { id: object_id } of rows) await put(tx, { provider_id, type: 'account', object_id, tag_id });
  }
  const latest = tx.selectFrom('shipments').select('id').where('provider_id', '=', provider_id);
  const rows = await latest.orderBy('time_created', 'desc').limit(12).execute();
  for (const [index, name] of shipmentTags.entries()) {
    const { id: tag_id } = await addTag(tx, provider_id, 'shipment', name);
    const tagged = rows.filter((_, at) => at % (index + 2) === 0);
    for (const { id: object_id } of tagged) await put(tx, { provider_id, type: 'shipment', object_id, tag_id });
  }
}

type Type = 'account' | 'shipment';

function addTag(tx: Transaction, provider_id: number, type: Type, name: string) {
  return tx.insertInto('tags').values({ provider_id, type, name }).returning('id').executeTakeFirstOrThrow();
}

interface TaggedRow {
  readonly provider_id: number;
  readonly type: Type;
  readonly object_id: number;
  readonly tag_id: number;
}

function put(tx: Transaction, row: TaggedRow) {
  return tx.insertInto('tagged').values(row).execute();
}
