/** What the sender and receiver of a shipment may do on the tracking page: ask for another day, and see how it was delivered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProviderKind } from '#generated/types.ts';
import { expectedDelivery } from '#modules/shipments/domain/expected-delivery.ts';
import {
  proofsForHolder,
  requireContact,
  rescheduleForReceiver,
} from '#modules/shipments/server/services/for-receivers.ts';
import { withOffset } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Limit } from '#platform/server/http/rate-limit.ts';
import { route } from '#platform/server/http/route.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { findReported } from './record-event.ts';

/** Contacts are not found by trying: each wrong one of a shipment makes the next wait longer, wherever it comes from. */
const guesses: Limit = {
  max: 5,
  window_seconds: 600,
  account: { free: 5, longest_seconds: 3600 },
  address: { max: 20, window_seconds: 600 },
};

interface Held {
  readonly body: { readonly tracking_reference: string; readonly contact: string };
  readonly host: Provider;
  readonly request: FastifyRequest;
}

export function holderRoutes(app: FastifyInstance): void {
  const { database, clock, limiter } = app.services;
  const inOwn = <T>(host: Provider, work: (tx: Transaction) => Promise<T>) => inTenant(database.app, host.id, work);

  /** The number of the shipment, once the contact proved right. Throws `unknown_shipment`, `wrong_contact` and `too_many_attempts`. */
  const requireHolder = async (
    { body, host, request }: Held,
    sides: Parameters<typeof requireContact>[3],
  ): Promise<number> => {
    const { provider_tracking_prefixes: prefixes = [] } = await app.settings.decidingFor(host.id, host.revision);
    const { shipmentId } = await inOwn(host, (tx) => findReported(tx, body.tracking_reference, prefixes));
    const attempt = {
      ...{ call: 'shipment_contacts', limit: guesses, providerId: host.id, ip: request.ip },
      who: { account: `shipment ${shipmentId}` },
    };
    await limiter.take(attempt);
    await inOwn(host, (tx) => requireContact(tx, shipmentId, body.contact, sides));
    await limiter.succeed(attempt);
    return shipmentId;
  };

  route(app, 'reschedule_delivery', async ({ body, host, request }) => {
    const shipmentId = await requireHolder({ body, host, request }, ['delivery_contact']);
    const { tracking_reference: _reference, contact: _contact, ...day } = body;
    const deciding = { settings: app.settings, rates: app.rates };
    const receiver = { providerId: host.id, providerKind: host.kind as ProviderKind, request, now: clock() };
    const row = await inOwn(host, (tx) => rescheduleForReceiver(tx, deciding, receiver, shipmentId, day));
    const { from, to } = expectedDelivery(row);
    return { estimated_delivery_from: from && withOffset(from), estimated_delivery_to: to && withOffset(to) };
  });

  route(app, 'read_tracked_proof', async ({ body, host, request }) => {
    const sides = ['collection_contact', 'delivery_contact'] as const;
    const shipmentId = await requireHolder({ body, host, request }, sides);
    return {
      proofs: await inOwn(host, (tx) => proofsForHolder(tx, { app, request, providerId: host.id }, shipmentId)),
    };
  });
}
