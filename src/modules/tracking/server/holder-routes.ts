/** Actions of the sender and receiver on the tracking page: print labels, reschedule, and view the proof of delivery. */
import type { FastifyInstance } from 'fastify';
import type { ProviderKind } from '#generated/types.ts';
import { expectedDelivery } from '#modules/shipments/domain/expected-delivery.ts';
import { proofsForHolder, rescheduleForReceiver } from '#modules/shipments/server/services/for-receivers.ts';
import { labelForSender } from '#modules/shipments/server/services/label-for-sender.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { withOffset } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { requireHolder } from './services/require-holder.ts';

export function holderRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const inOwn = <T>(host: Provider, work: (tx: Transaction) => Promise<T>) => inTenant(database.app, host.id, work);

  route(app, 'reschedule_delivery', async ({ body, host, request }) => {
    const shipmentId = await requireHolder(app, { ...body, host, request }, ['delivery_contact']);
    const { tracking_reference: _reference, contact: _contact, ...asked } = body;
    // The form starts with the previous times, so a time that it does not send was removed.
    const day = { delivery_after: null, delivery_before: null, ...asked };
    const deciding = { settings: app.settings, rates: app.rates };
    const receiver = { providerId: host.id, providerKind: host.kind as ProviderKind, request, now: clock() };
    const row = await inOwn(host, (tx) => rescheduleForReceiver(tx, deciding, receiver, shipmentId, day));
    const { from, to } = expectedDelivery(row);
    return { estimated_delivery_from: from && withOffset(from), estimated_delivery_to: to && withOffset(to) };
  });

  route(app, 'read_tracked_proof', async ({ body, host, request }) => {
    const sides = ['collection_contact', 'delivery_contact'] as const;
    const shipmentId = await requireHolder(app, { ...body, host, request }, sides);
    return {
      proofs: await inOwn(host, (tx) => proofsForHolder(tx, { app, request, providerId: host.id }, shipmentId)),
    };
  });

  route(app, 'print_tracked_label', async ({ body, host, request }) => {
    const sides = ['collection_contact', 'responsible_contact'] as const;
    const shipmentId = await requireHolder(app, { ...body, host, request }, sides);
    const { id } = await labelForSender(app, host.id, shipmentId);
    return { url: signedDownloadUrl(app.services, request, { provider_id: host.id, ids: [id] }) };
  });
}
