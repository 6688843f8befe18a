/** Changes the tags of several shipments, limited to those that the user may see. */
import type { TagShipmentsAnswer200 } from '#generated/types.ts';
import { changeTags } from '#modules/accounts/server/services/tags.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import type { BulkWork } from '#platform/server/bulk/bulk-job.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { statusOf } from '../../domain/status.ts';
import type { Booker } from '../booker.ts';
import { unknownShipment } from '../services/require-shipment.ts';
import { wholeShipments } from '../shipment-rows.ts';
import { branchesOf } from '../services/branch-limit.ts';

interface Tagging {
  readonly ids: readonly number[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** One shipment of a bulk change. */
export const tagOneOfMany: BulkWork = async (tx, id, input, { session, providerId, audit: author, now }) => {
  const by = { providerId, viewer: viewerOf(session), author, now };
  const { refused } = await tagShipments(tx, by, { ...(input as Omit<Tagging, 'ids'>), ids: [id] });
  if (refused.length > 0) throw unknownShipment('id');
};

/** Throws `too_many_tags`. */
export async function tagShipments(
  tx: Transaction,
  { providerId, viewer, author, now }: Pick<Booker, 'providerId' | 'viewer' | 'author' | 'now'>,
  { ids, add = [], remove = [] }: Tagging,
): Promise<TagShipmentsAnswer200> {
  const found = viewer ? await wholeShipments(tx, viewer).where('s.id', '=', anyOf(ids)).execute() : [];
  const only = viewer && onlyAccountOf(viewer.user);
  const rows = found.filter(({ account_id }) => only === null || account_id === only);
  const known = new Set(rows.map(({ id }) => id));
  const change = { providerId, type: 'shipment' as const, ids: [...known], add, remove, author, now };
  const changed = await changeTags(tx, change);
  const moved = new Set(changed);
  for (const row of rows) {
    const { id: shipment_id, account_id, revision } = row;
    const shipment = { shipment_id, account_id, branch_ids: branchesOf(row), status: statusOf(row), revision };
    if (moved.has(shipment_id)) emit(tx, 'shipment_updated', { ...shipment, fields: ['tags'] });
  }
  const message = 'Could not find shipment';
  return {
    changed: [...changed],
    refused: ids.filter((id) => !known.has(id)).map((id) => ({ id, message })),
  };
}
