/** Statements about events and their deliveries. */
// Across providers: all events share one queue, as all jobs do; the function takes the next ones.
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

/** False when the handler has already processed this event. A concurrent call waits for the first one. */
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

/** Creates jobs for waiting events; returns the number of events. `handlers`: names by event. */
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

export interface EventsSince {
  /** The position up to which all events are included; start from it the next time. */
  readonly position: number;
  readonly rows: readonly {
    readonly provider_id: number;
    readonly id: number;
    readonly name: string;
    /** The requested fields of the payload. */
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
  /** Whether there were more events than returned. */
  readonly cut: boolean;
}

const mostRows = 5_000;

/** Committed events of some providers since a position; none, and the current position, when `since` is null. */
export async function readEventsSince(
  access: Access,
  providerIds: readonly number[],
  since: number | null,
  fields: readonly string[],
): Promise<EventsSince> {
  const { rows } = await access.pool.query<{ boundary: string; id: number | null } & EventsSince['rows'][number]>({
    name: 'events_since',
    text: 'select * from app.events_since($1, $2::text::xid8, $3)',
    values: [since === null ? [] : providerIds, String(since ?? 0), fields],
  });
  const found = rows.filter(({ id }) => id !== null);
  return { position: Number(rows[0]!.boundary), rows: found, cut: found.length >= mostRows };
}
