/** Tracking over HTTP: following shipments by their numbers, recording what happens to them, and changing a status by hand. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownerOfShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { changeStatus, findReported, recordEvent, type Reporter } from './record-event.ts';
import { track } from './track.ts';

const mostReferences = 10;

export function trackingRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  route(app, 'track_shipments', async ({ query, host }) => {
    const references = [...new Set(query.tracking_reference.split(',').map((one) => one.trim()))].filter(Boolean);
    if (references.length > mostReferences) {
      const message = `Enter at most ${mostReferences} numbers at a time`;
      throw new ApiError(422, 'too_many_references', message, [{ field: 'tracking_reference', message }]);
    }
    const settings = await app.settings.decidingFor(host.id, host.revision);
    const { shipments, notFound } = await inTenant(access, host.id, (tx) => track(tx, references, settings));
    return {
      shipments: [...shipments],
      tracking_steps: shipments[0]?.tracking_steps ?? [],
      not_found: [...notFound],
    };
  });

  const reporterOf = (session: Session, providerId: number, request: FastifyRequest): Reporter => ({
    ...{ session, providerId, now: clock(), audit: authorOf(session, request) },
  });
  const prefixesOf = async (session: Session, providerId: number): Promise<readonly string[]> =>
    (await app.settings.decidingFor(providerId, session.revision)).provider_tracking_prefixes ?? [];

  route(
    app,
    'record_shipment_event',
    async ({ body, session, providerId, once, request }) => {
      const prefixes = await prefixesOf(session, providerId);
      const reporter = reporterOf(session, providerId, request);
      const record = (tx: Transaction) => recordEvent(tx, body, reporter, prefixes);
      return inTenant(access, providerId, (tx) => onlyOnce(tx, once, providerId, () => record(tx)));
    },
    async ({ body, session, providerId }) => {
      const prefixes = await prefixesOf(session, providerId);
      return inTenant(access, providerId, async (tx) => {
        const { shipmentId } = await findReported(tx, body.tracking_reference, prefixes);
        return ownerOfShipment(tx, shipmentId, 'tracking_reference');
      });
    },
  );

  route(
    app,
    'change_shipment_status',
    async ({ body, session, providerId, once, request }) => {
      if (!isStaff(session.user)) throw forbidden();
      const reporter = reporterOf(session, providerId, request);
      const change = (tx: Transaction) => changeStatus(tx, body, reporter);
      return inTenant(access, providerId, (tx) => onlyOnce(tx, once, providerId, () => change(tx)));
    },
    ({ body, providerId }) => inTenant(access, providerId, (tx) => ownerOfShipment(tx, body.id, 'id')),
  );
}

async function onlyOnce<T>(
  tx: Transaction,
  once: Once | undefined,
  providerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = (await once?.before(tx, providerId)) as T | undefined;
  if (before) return before;
  const answer = await work();
  await once?.keep(tx, providerId, answer);
  return answer;
}
