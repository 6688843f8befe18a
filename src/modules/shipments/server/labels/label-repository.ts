/** What is printed on a label: the shipment as its reader sees it, and its routing. */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import type { Routing } from '../../domain/label.ts';
import type { findShipment } from '../repository.ts';
import { serializeShipment } from '../serialize-shipment.ts';
import type { Labelled } from './print-labels.ts';

type Routed = Pick<Row<'shipments'>, 'delivery_branch_id' | 'routing_code'>;

/** The delivering branch, and the code of the partner courier where labels show it. Undefined without both. */
async function findRouting(
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

/** A shipment that the viewer found, with the routing of its parcels. */
export async function labelled(
  tx: Transaction,
  viewer: Viewer,
  row: NonNullable<Awaited<ReturnType<typeof findShipment>>>,
  settings: Settings,
): Promise<Labelled> {
  const reader = { viewer, override: settings.override_shipment_statuses ?? false };
  return { shipment: serializeShipment(row, reader), routing: await findRouting(tx, row, settings) };
}
