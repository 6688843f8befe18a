/** Shipments that still wait for a collection that was due on an earlier day. */
import { sql, type Expression } from 'kysely';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { dueDay } from '#modules/shipments/server/services/due-day.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

const dueDate = dueDay('s', 'collection');

/** `today`: the current day in business time. */
export function missedCollections(tx: Transaction, today: string): Expression<unknown> {
  return (
    tx
      .selectFrom('shipments as s')
      .innerJoin('accounts as a', (join) =>
        join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
      )
      .leftJoin('branches as b', (join) =>
        join.onRef('b.provider_id', '=', 's.provider_id').onRef('b.id', '=', 's.collection_branch_id'),
      )
      .leftJoin('users as u', (join) =>
        join.onRef('u.provider_id', '=', 's.provider_id').onRef('u.id', '=', 's.collection_agent_id'),
      )
      .where('s.status', 'in', legRules.collection.open)
      // That the sender didn’t drop a parcel off is no missed collection.
      .where('s.status', '<>', 'awaiting-dropoff')
      .where(dueDate, '<', sql<string>`${today}::date`)
      .select([
        ...(['s.id', 's.short_tracking_reference', 's.account_id', 'a.name as account', 's.status'] as const),
        ...(['s.collection_branch_id as branch_id', 'b.name as branch', 'u.name as driver', 's.time_created'] as const),
        dueDate.as('due_date'),
        sql<number>`${today}::date - ${dueDate}`.as('days_late'),
        's.failed_collection_attempts as failed_attempts',
        sql<string | null>`s.collection_contact ->> 'name'`.as('contact'),
        sql<string | null>`s.collection_contact ->> 'mobile_number'`.as('phone'),
      ])
  );
}
