/** Handlers of events: declared in a module's manifest, run as jobs, with exactly one effect each for every event. */
import type { EventName, EventPayloads } from '#generated/events.ts';
import { inTenant, type Transaction } from '../db/tenant.ts';
import type { Job } from '../jobs/job.ts';
import { findEvent, recordDelivery } from './repository.ts';

/** What a handler may know beside the payload. */
export interface Delivery {
  readonly providerId: number;
  readonly eventId: number;
  readonly emittedAt: Date;
}

/**
 * Runs in a transaction of the job worker's role, under the event's tenant, which also records that it ran: everything it does in
 * `tx` happens exactly once. What it does elsewhere may happen again, so that belongs into a job that it enqueues in `tx`. When it
 * throws it is tried again later, after longer and longer pauses. Events arrive in any order.
 */
export type Handler<Name extends EventName> = (
  tx: Transaction,
  payload: EventPayloads[Name],
  delivery: Delivery,
) => Promise<void>;

/** At most one handler of a module for each event. */
export type EventHandlers = { readonly [Name in EventName]?: Handler<Name> };

/** Handlers by `<module>.<event>`, which stays when a function is renamed. */
export type KnownHandlers = ReadonlyMap<string, { readonly event: EventName; readonly handle: Handler<EventName> }>;

export function handlersOf(
  modules: readonly { readonly name: string; readonly handlers?: EventHandlers }[],
): KnownHandlers {
  return new Map(
    modules.flatMap(({ name, handlers = {} }) =>
      (Object.entries(handlers) as [EventName, Handler<EventName>][]).map(
        ([event, handle]) => [`${name}.${event}`, { event, handle }] as const,
      ),
    ),
  );
}

/** The events that some handler waits for; all others are complete once they are written. */
export function handledEvents(handlers: KnownHandlers): ReadonlySet<string> {
  return new Set([...handlers.values()].map(({ event }) => event));
}

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly event_id: number; readonly handler: string };
}

/** One event for one handler. A job that comes twice, or whose process died after the commit, finds the effect recorded. */
export function handleEvent(handlers: KnownHandlers): Job {
  return {
    name: 'handle_event',
    async run(worker, payload, helpers) {
      const { provider_id: providerId, data } = payload as Payload;
      const known = handlers.get(data.handler);
      // Another version of the program, which may be running beside this one, knows it: the queue tries again.
      if (!known) throw new Error(`No module of this version has the handler ${data.handler}.`);
      await inTenant(worker, providerId, async (tx) => {
        const event = await findEvent(tx, providerId, data.event_id);
        if (!event) return helpers.logger.warn(`event ${data.event_id} is purged: ${data.handler} never ran`);
        if (!(await recordDelivery(tx, providerId, data.event_id, data.handler))) return;
        const delivery = { providerId, eventId: data.event_id, emittedAt: event.emitted_at };
        await known.handle(tx, event.payload as EventPayloads[EventName], delivery);
      });
    },
  };
}
