/** Statements about the data of a label besides its shipment. */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Routing } from '../../domain/label.ts';

type Routed = Pick<Row<'shipments'>, 'delivery_branch_id' | 'routing_code'>;

/** The delivering branch, and the code of the partner courier where labels show it. Undefined without both. */
export async function findRouting(
  tx: Transaction,
  { delivery_branch_id: branchId, routing_code: partner }: Routed,
  settings: Pick<Settings, 'use_third_party_routing_codes'>,
): Promise<Routing | undefined> {
  const branch =
    branchId === null
      ? undefined
      : await tx.selectFrom('branches').select(['code', 'name']).where('id', '=', branchId).executeTakeFirst();
  if (settings.use_third_party_routing_codes && partner) return { code: partner, branch: branch?.name ?? '' };
  return branch && { code: branch.code, branch: branch.name };
}
