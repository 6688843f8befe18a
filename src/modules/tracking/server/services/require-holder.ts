/** Someone with a number of a shipment and one of its contacts may act as its sender or receiver. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireContact } from '#modules/shipments/server/services/for-receivers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Limit } from '#platform/server/http/rate-limit.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { findReported } from '../record-event.ts';

/** Prevents guessing of contacts: each wrong one increases the delay for the shipment, from any address. */
const guesses: Limit = {
  max: 5,
  window_seconds: 600,
  account: { free: 5, longest_seconds: 3600 },
  address: { max: 20, window_seconds: 600 },
};

interface Held {
  /** Any number of the shipment. */
  readonly tracking_reference: string;
  /** A mobile number or email address. */
  readonly contact: string;
  readonly host: Provider;
  readonly request: FastifyRequest;
}

/** The id of the shipment, once the contact was verified. Throws `unknown_shipment`, `wrong_contact` and `too_many_attempts`. */
export async function requireHolder(
  app: FastifyInstance,
  { tracking_reference: reference, contact, host, request }: Held,
  sides: Parameters<typeof requireContact>[3],
): Promise<number> {
  const { database, limiter } = app.services;
  const { provider_tracking_prefixes: prefixes = [] } = await app.settings.decidingFor(host.id, host.revision);
  const { shipmentId } = await inTenant(database.app, host.id, (tx) => findReported(tx, reference, prefixes));
  const attempt = {
    ...{ call: 'shipment_contacts', limit: guesses, providerId: host.id, ip: request.ip },
    who: { account: `shipment ${shipmentId}` },
  };
  await limiter.take(attempt);
  await inTenant(database.app, host.id, (tx) => requireContact(tx, shipmentId, contact, sides));
  await limiter.succeed(attempt);
  return shipmentId;
}
