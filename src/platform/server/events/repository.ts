/** Statements about events and their deliveries. */
import type { Access } from '../db/access.ts';
import type { Transaction } from '../db/tenant.ts';

export function findEvent(
  tx: Transaction,
  providerId: number,
  id: number,
): Promise<{ readonly payload: unknown; readonly emitted_at: Date } | undefined> {
  return tx
    .selectFrom('events')
    .select(['payload', 'emitted_at'])
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when the handler had this event before. A second one at the same time waits here for the first. */
export async function recordDelivery(
  tx: Transaction,
  providerId: number,
  eventId: number,
  handler: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('event_deliveries')
    .values({ provider_id: providerId, event_id: eventId, handler })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes jobs of events that wait; answers how many events it took. `handlers`: names by event. */
export async function dispatchEvents(
  worker: Access,
  handlers: Readonly<Record<string, readonly string[]>>,
  limit: number,
): Promise<number> {
  const { rows } = await worker.pool.query<{ taken: number }>('select app.dispatch_events($1, $2) as taken', [
    JSON.stringify(handlers),
    limit,
  ]);
  return rows[0]!.taken;
}
