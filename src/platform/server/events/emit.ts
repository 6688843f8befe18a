/** Emits the events declared in `schemas/events/`, in the transaction of the change. */
import type { EventName, EventPayloads } from '#generated/events.ts';
import { events as validators } from '#generated/validators/events.js';
import { addEvent, type Transaction } from '../db/tenant.ts';

/**
 * The event exists if and only if the transaction commits. It is written with the commit, so it costs no round trip and
 * cannot be read inside its own transaction. Handlers and open pages are notified afterwards. Throws outside a tenant's
 * transaction and, except in production, when the payload violates its schema in ways that types cannot express.
 */
export function emit<Name extends EventName>(tx: Transaction, name: Name, payload: EventPayloads[Name]): void {
  if (process.env['NODE_ENV'] !== 'production') requireValid(name, payload);
  addEvent(tx, { name, payload });
}

function requireValid(name: EventName, payload: unknown): void {
  const validate = validators[name];
  if (!validate) throw new TypeError(`No event "${name}" is declared: add schemas/events/<module>/ for it.`);
  if (validate(payload)) return;
  const found = (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath || '/'} fails ${keyword}`);
  throw new TypeError(`The payload of ${name} is not what its schema says: ${found.join(', ')}.`);
}
