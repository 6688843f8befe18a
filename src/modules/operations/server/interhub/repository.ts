/** Statements about interhub transfers. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Row } from '#generated/database.ts';
import type { InterhubTransfer } from '#generated/types.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';

export type TransferRow = Row<'interhub_transfers'>;

type Looking = Pick<Viewer, 'user'>;

/** All transfers, for a user limited to a branch those from or to it, or none for a user who may not see them. */
export function transferRows(tx: Transaction, viewer: Looking, isHidden: boolean): Expression<unknown> {
  return wholeTransfers(tx)
    .where(atOwnBranch(viewer))
    .$if(isHidden, (rows) => rows.where(sql<boolean>`false`));
}

function atOwnBranch({ user }: Looking): RawBuilder<boolean> {
  const branch = onlyBranchOf(user);
  return branch === null
    ? sql<boolean>`true`
    : sql<boolean>`(t.from_branch_id = ${branch} or t.to_branch_id = ${branch})`;
}

function wholeTransfers(tx: Transaction) {
  const branch = (end: 'from_branch_id' | 'to_branch_id') =>
    sql<string>`(select b.name from branches b where b.provider_id = t.provider_id and b.id = ${sql.ref(`t.${end}`)})`;
  const parcels = (which: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from interhub_transfer_parcels m
      where m.provider_id = t.provider_id and m.interhub_transfer_id = t.id ${which})`;
  return tx
    .selectFrom('interhub_transfers as t')
    .select(['t.id', 't.reference', 't.status', 't.from_branch_id', 't.to_branch_id', 't.carrier', 't.carrier_name'])
    .select(['t.service_level', 't.service_level_name', 't.transport', 't.vehicle', 't.flight_number', 't.waybill'])
    .select(['t.driver_id', 't.note', 't.created_at', 't.created_by', 't.closed_at', 't.due_at', 't.revision'])
    .select([
      branch('from_branch_id').as('from_branch'),
      branch('to_branch_id').as('to_branch'),
      sql<string | null>`(select u.name from users u where u.provider_id = t.provider_id and u.id = t.driver_id)`.as(
        'driver',
      ),
      parcels(sql``).as('parcel_count'),
      parcels(sql`and m.received_at is not null`).as('received_count'),
    ]);
}

export async function readTransfer(tx: Transaction, id: number): Promise<InterhubTransfer | undefined> {
  const row = await wholeTransfers(tx).where('t.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { created_at, closed_at, due_at, status, transport, ...rest } = row;
  return {
    ...rest,
    status,
    transport: transport as InterhubTransfer['transport'],
    created_at: withOffset(created_at),
    closed_at: closed_at && withOffset(closed_at),
    due_at: due_at && withOffset(due_at),
  };
}

/** The parcels of transfers, for their list; none for a user who may not see them. */
export function parcelRows(tx: Transaction, viewer: Looking, isHidden: boolean): Expression<unknown> {
  return wholeParcels(tx)
    .innerJoin('interhub_transfers as t', (join) =>
      join.onRef('t.provider_id', '=', 'm.provider_id').onRef('t.id', '=', 'm.interhub_transfer_id'),
    )
    .where(atOwnBranch(viewer))
    .$if(isHidden, (rows) => rows.where(sql<boolean>`false`));
}

function wholeParcels(tx: Transaction) {
  return tx
    .selectFrom('interhub_transfer_parcels as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .innerJoin('parcels as p', (join) =>
      join.onRef('p.provider_id', '=', 'm.provider_id').onRef('p.id', '=', 'm.parcel_id'),
    )
    .select(['m.id', 'm.interhub_transfer_id', 's.account_id', 'm.shipment_id', 'm.parcel_id'])
    .select(['p.tracking_reference', 'p.status', 's.service_level_code', 'm.scanned_at', 'm.received_at'])
    .select([
      sql<string | null>`s.delivery_address ->> 'city'`.as('delivery_town'),
      sql<number | null>`coalesce(p.actual_weight_kg, p.submitted_weight_kg)`.as('weight_kg'),
    ]);
}

/** The parcels of one transfer, in the order of their scans. */
export function findParcels(tx: Transaction, transferId: number) {
  return wholeParcels(tx).where('m.interhub_transfer_id', '=', transferId).orderBy('m.id').execute();
}

/** Locks the transfer until the transaction ends. */
export function lockTransfer(tx: Transaction, id: number): Promise<TransferRow | undefined> {
  return tx.selectFrom('interhub_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The transfer that a parcel is on; undefined when there is none or it was received. */
export function transferOf(tx: Transaction, parcelId: number) {
  return tx
    .selectFrom('interhub_transfer_parcels as m')
    .innerJoin('interhub_transfers as t', (join) =>
      join.onRef('t.provider_id', '=', 'm.provider_id').onRef('t.id', '=', 'm.interhub_transfer_id'),
    )
    .select(['t.id', 't.reference', 't.status', 't.to_branch_id'])
    .where('m.parcel_id', '=', parcelId)
    .where('m.received_at', 'is', null)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** True for a parcel of the transfer that was not received before. */
export async function markReceived(tx: Transaction, transferId: number, parcelId: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('interhub_transfer_parcels')
    .set({ received_at: at })
    .where('interhub_transfer_id', '=', transferId)
    .where('parcel_id', '=', parcelId)
    .where('received_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function takeOff(tx: Transaction, transferId: number, parcelId: number): Promise<void> {
  await tx
    .deleteFrom('interhub_transfer_parcels')
    .where('interhub_transfer_id', '=', transferId)
    .where('parcel_id', '=', parcelId)
    .execute();
}

/** Branches are named after their towns, so that their names are places to customers too. */
export async function branchName(tx: Transaction, id: number): Promise<string | undefined> {
  return (await tx.selectFrom('branches').select('name').where('id', '=', id).executeTakeFirst())?.name;
}
