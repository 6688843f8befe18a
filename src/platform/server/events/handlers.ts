/** Event handlers: declared in a module's manifest, run as jobs, each with exactly one effect per event. */
import type { EventName, EventPayloads } from '#generated/events.ts';
import { inTenant, planOnce, type Transaction } from '../db/tenant.ts';
import type { Job } from '../jobs/job.ts';
import { findEvent, recordDelivery } from './repository.ts';

/** What a handler receives besides the payload. */
export interface Delivery {
  readonly providerId: number;
  readonly eventId: number;
  readonly emittedAt: Date;
}

/**
 * Runs in a transaction of the job worker's role, under the event's tenant, which also records the delivery: everything
 * done in `tx` happens exactly once. Effects outside of it may happen again, so they belong in a job enqueued in `tx`.
 * A handler that throws is retried with increasing delays. Events arrive in any order.
 */
export type Handler<Name extends EventName> = (
  tx: Transaction,
  payload: EventPayloads[Name],
  delivery: Delivery,
) => Promise<void>;

/** At most one handler of a module for each event. */
export type EventHandlers = { readonly [Name in EventName]?: Handler<Name> };

/** Handlers by `<module>.<event>`, which does not change when a function is renamed. */
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

/** The events that have a handler; all others are complete once they are written. */
export function handledEvents(handlers: KnownHandlers): ReadonlySet<string> {
  return new Set([...handlers.values()].map(({ event }) => event));
}

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly event_id: number; readonly handler: string };
}

/** Runs one handler for one event. A repeated job, or one whose process died after the commit, finds the delivery recorded. */
export function handleEvent(handlers: KnownHandlers): Job {
  return {
    name: 'handle_event',
    async run(worker, payload, helpers) {
      const { provider_id: providerId, data } = payload as Payload;
      const known = handlers.get(data.handler);
      // A newer version of the program that runs at the same time may know it: the queue tries again.
      if (!known) throw new Error(`No module of this version has the handler ${data.handler}.`);
      await inTenant(worker, providerId, async (tx) => {
        planOnce(tx);
        const event = await findEvent(tx, providerId, data.event_id);
        if (!event) return helpers.logger.warn(`event ${data.event_id} is purged: ${data.handler} never ran`);
        if (!(await recordDelivery(tx, providerId, data.event_id, data.handler))) return;
        const delivery = { providerId, eventId: data.event_id, emittedAt: event.emitted_at };
        await known.handle(tx, event.payload as EventPayloads[EventName], delivery);
      });
    },
  };
}
