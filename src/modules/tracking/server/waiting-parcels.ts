/** The shipments that someone brings to a locker or counter, or comes for. */
import { sql, type Expression } from 'kysely';
import type { ShipmentLeg } from '#generated/types.ts';
import { inOwnBranch } from '#modules/shipments/server/services/branch-limit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { waitsForReceiver } from './counter-rules.ts';

export function waitingParcelRows(tx: Transaction, { user }: Pick<Viewer, 'user'>): Expression<unknown> {
  const brought = sql<boolean>`s.status = 'awaiting-dropoff'`;
  /** Of the side that uses the pickup point. */
  const ofSide = <T>(part: (leg: ShipmentLeg) => ReturnType<typeof sql<T>>) =>
    sql<T>`case when ${brought} then ${part('collection')} else ${part('delivery')} end`;
  const point = (leg: ShipmentLeg) => sql<string | null>`${sql.ref(`s.${leg}_pickup_point_id`)}`;
  const inContact = (leg: ShipmentLeg, member: string) =>
    sql<string | null>`${sql.ref(`s.${leg}_contact`)} ->> ${sql.lit(member)}`;
  return tx
    .selectFrom('shipments as s')
    .where('s.status', 'in', ['awaiting-dropoff', ...waitsForReceiver])
    .where(ofSide(point), 'is not', null)
    .where(inOwnBranch({ user }))
    .select(['s.id', 's.account_id', 's.tracking_reference', 's.status', 's.time_created'])
    .select([
      sql`case when ${brought} then 'take-in' else 'hand-over' end`.as('next_step'),
      ofSide((leg) => inContact(leg, 'name')).as('person'),
      ofSide((leg) => inContact(leg, 'mobile_number')).as('mobile_number'),
      ofSide(point).as('pickup_point_id'),
      ofSide((leg) => sql<string | null>`${sql.ref(`s.${leg}_address`)} ->> 'company'`).as('place'),
      sql`(select max(e.date) from tracking_events e where e.provider_id = s.provider_id and e.shipment_id = s.id
        and e.status = s.status)`.as('since'),
    ]);
}
