/** Where a scanned parcel is delivered from, compared with where the transfer goes. */
import type { ScannedParcel } from '#modules/shipments/server/services/find-scanned.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { TransferRow } from './repository.ts';

export interface OtherDestination {
  /** The name of the branch that delivers the parcel. */
  readonly branch: string;
  readonly warning: string;
  /** Whether a parcel for that branch was loaded onto the transfer before: it travels through the branch of the transfer. */
  readonly isOnBoard: boolean;
}

/** Undefined for parcels that the transfer’s branch delivers, or that no branch delivers. */
export async function otherDestination(
  tx: Transaction,
  { id, to_branch_id: to }: TransferRow,
  [parcel]: readonly ScannedParcel[],
): Promise<OtherDestination | undefined> {
  // The parcels of one number belong to one shipment.
  const destination = parcel?.delivery_branch_id ?? null;
  if (!parcel || destination === null || destination === to) return undefined;
  const branches = await tx
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('id', 'in', [destination, to])
    .execute();
  const nameOf = (branch: number): string => branches.find((one) => one.id === branch)?.name ?? '';
  const branch = nameOf(destination);
  return {
    branch,
    warning: `${parcel.tracking_reference} is for ${branch}, and this transfer goes to ${nameOf(to)}`,
    isOnBoard: await hasParcelFor(tx, id, destination),
  };
}

async function hasParcelFor(tx: Transaction, transferId: number, branchId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('interhub_transfer_parcels as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .select('m.id')
    .where('m.interhub_transfer_id', '=', transferId)
    .where('s.delivery_branch_id', '=', branchId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
