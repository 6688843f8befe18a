/** Tracking over HTTP: tracking shipments by number, recording events, and changing a status manually. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { waiting_parcels } from '#generated/tables.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { requireReason, type Moved } from '#modules/shipments/server/services/move-shipment.ts';
import { ownerOfShipment, requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { searchFor } from '#modules/shipments/server/services/search.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { dashboardFigures } from '../domain/dashboard-figures.ts';
import { atOnce, startBulkChange } from '#platform/server/bulk/bulk-routes.ts';
import { inTenant, planOnce } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, answerOnceAcross } from '#platform/server/http/idempotency.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { route } from '#platform/server/http/route.ts';
import type { Limit } from '#platform/server/http/rate-limit.ts';
import type { Session } from '#platform/server/http/session.ts';
import { changeStatus, changeStatuses, changeStatusOfMany } from './change-status.ts';
import { readCounterParcel, recordDropoff } from './counter.ts';
import { recordPosition, type SettingsOfBranch } from './driver-positions.ts';
import { loadingWarningsOf } from './driver-rules.ts';
import { Intake } from './intake.ts';
import { rateDelivery, readRating } from './ratings.ts';
import {
  findReported,
  recordDelivery,
  recordEvent,
  requireDelivery,
  requireWholePin,
  type Reporter,
} from './record-event.ts';
import { requireAppVersion } from './services/require-app-version.ts';
import { track } from './track.ts';
import { waitingParcelRows } from './waiting-parcels.ts';

const mostReferences = 10;
/** Prevents guessing of numbers: after too many requests with unknown numbers a network has to wait. */
const guesses: Limit = { max: 1000, window_seconds: 600, address: { max: 30, window_seconds: 600 } };
/** Prevents guessing of PINs: each wrong one increases the delay for the shipment, from any address. */
const pinGuesses: Limit = { max: 10, window_seconds: 600, account: { free: 5, longest_seconds: 3600 } };
/** The problem views (F145). */
const problemViews: readonly string[] = ['needs-intervention', 'uncollected', 'undelivered'];

export function trackingRoutes(app: FastifyInstance): void {
  app.bulkWorks.set('change_shipment_statuses', changeStatusOfMany(app));
  const { database, clock, limiter } = app.services;
  const access = database.app;
  const intake = new Intake(access);

  listRoute(app, waiting_parcels, {
    context: (tx, { query }) => searchFor(tx, query.search),
    rows: (tx, { viewer }) => waitingParcelRows(tx, viewer),
    conditions: { search: (_, search) => search?.condition },
    mostCounted: (search) => search?.mostCounted,
  });

  route(app, 'track_shipments', async ({ query, host, request }) => {
    const references = [...new Set(query.tracking_reference.split(',').map((one) => one.trim()))].filter(Boolean);
    if (references.length > mostReferences) {
      const message = `Enter at most ${mostReferences} numbers at a time`;
      throw new ApiError(422, 'too_many_references', message, [{ field: 'tracking_reference', message }]);
    }
    const settings = await app.settings.decidingFor(host.id, host.revision);
    const attempt = {
      call: 'unknown_references',
      limit: guesses,
      providerId: host.id,
      who: { account: '' },
      ip: request.ip,
    };
    await limiter.take(attempt);
    const { shipments, notFound } = await inTenant(access, host.id, (tx) => {
      const ofBranch: SettingsOfBranch = (branch) => app.settings.decidingForBranch(tx, host.id, branch);
      return track(tx, references, { settings, ofBranch, now: clock() });
    });
    if (notFound.length === 0) await limiter.succeed(attempt);
    return {
      shipments: [...shipments],
      tracking_steps: shipments[0]?.tracking_steps ?? [],
      not_found: [...notFound],
    };
  });

  route(app, 'read_shipment_views', async ({ session, providerId }) => {
    if (!isStaff(session.user)) return { views: [] };
    const settings = await app.settings.decidingFor(providerId, session.revision);
    const figures = dashboardFigures(settings, wallClock(clock()).date);
    return { views: figures.filter(({ id }) => problemViews.includes(id)).map((figure) => ({ ...figure })) };
  });

  const reporterOf = async (session: Session, providerId: number, request: FastifyRequest): Promise<Reporter> => {
    // The rules for drivers and scanners can be set per branch.
    const { branch_id: branch } = session.user;
    const settings =
      branch === null
        ? await app.settings.decidingFor(providerId, session.revision)
        : await inTenant(access, providerId, (tx) => app.settings.decidingForBranch(tx, providerId, branch));
    requireAppVersion(request, session.user, settings);
    return { session, providerId, now: clock(), audit: authorOf(session, request), settings };
  };
  /** The owner of a reported shipment; not needed for users who may act for every account. */
  const ownerOfReported = async (session: Session, providerId: number, reference: string) => {
    if (onlyAccountOf(session.user) === null) return undefined;
    const { provider_tracking_prefixes: prefixes = [] } = await app.settings.decidingFor(providerId, session.revision);
    return inTenant(access, providerId, async (tx) => {
      const { shipmentId } = await findReported(tx, reference, prefixes);
      return ownerOfShipment(tx, session, shipmentId, 'tracking_reference');
    });
  };

  /** Staff who send a parcel out for delivery are warned. */
  const withWarnings = async <T extends Moved>(moved: T, to: ShipmentStatus, reporter: Reporter) => {
    if (to !== 'out-for-delivery') return moved;
    const warnings = await inTenant(access, reporter.providerId, (tx) =>
      loadingWarningsOf(tx, { shipmentId: moved.shipment_id, to }, reporter),
    );
    return warnings.length === 0 ? moved : { ...moved, warnings };
  };

  route(
    app,
    'record_shipment_event',
    async ({ body, once, ...context }) => {
      const { session, providerId, request } = context;
      const reporter = await reporterOf(session, providerId, request);
      requireDelivery(session, body.status);
      const moved = once ? null : await intake.record(body, reporter);
      const answer =
        moved ??
        (await inTenant(access, providerId, (tx) => {
          planOnce(tx);
          const pricing = { deciding: { settings: app.settings, rates: app.rates }, context };
          return answerOnce(tx, once, providerId, () => recordEvent(tx, body, reporter, pricing));
        }));
      return withWarnings(answer, body.status, reporter);
    },
    ({ body, session, providerId }) => ownerOfReported(session, providerId, body.tracking_reference),
  );

  route(app, 'rate_delivery', async ({ body, host }) => {
    const settings = await app.settings.decidingFor(host.id, host.revision);
    const rating = { providerId: host.id, prefixes: settings.provider_tracking_prefixes ?? [], now: clock() };
    return { rating: await inTenant(access, host.id, (tx) => rateDelivery(tx, body, rating)) };
  });

  route(app, 'read_shipment_rating', ({ query, session, providerId }) =>
    inTenant(access, providerId, async (tx) => {
      await requireShipment(tx, viewerOf(session), query.id, 'id');
      return { rating: await readRating(tx, query.id) };
    }),
  );

  route(app, 'record_driver_position', async ({ body, session, providerId, request }) => {
    const { settings } = await reporterOf(session, providerId, request);
    const driving = { providerId, user: session.user, settings, now: clock() };
    return { next_seconds: await inTenant(access, providerId, (tx) => recordPosition(tx, body, driving)) };
  });

  route(
    app,
    'record_delivery',
    async ({ body, session, providerId, once, request }) => {
      const reporter = await reporterOf(session, providerId, request);
      const record = () =>
        inTenant(access, providerId, (tx) =>
          answerOnce(tx, once, providerId, () => recordDelivery(tx, body, reporter)),
        );
      const { pin } = body;
      if (pin === undefined) return record();
      const { provider_tracking_prefixes: prefixes = [] } = reporter.settings;
      const { shipmentId } = await inTenant(access, providerId, async (tx) => {
        const found = await findReported(tx, body.tracking_reference, prefixes);
        await requireWholePin(tx, found.shipmentId, pin);
        return found;
      });
      const who = { account: `shipment ${shipmentId}` };
      const attempt = { call: 'shipment_pins', limit: pinGuesses, providerId, who, ip: request.ip };
      await limiter.take(attempt);
      const recorded = await record();
      await limiter.succeed(attempt);
      return recorded;
    },
    ({ body, session, providerId }) => ownerOfReported(session, providerId, body.tracking_reference),
  );

  route(
    app,
    'record_dropoff',
    async ({ body, session, providerId, once, request }) => {
      const reporter = await reporterOf(session, providerId, request);
      return inTenant(access, providerId, (tx) =>
        answerOnce(tx, once, providerId, () => recordDropoff(tx, body, reporter)),
      );
    },
    ({ body, session, providerId }) => ownerOfReported(session, providerId, body.tracking_reference),
  );

  route(app, 'read_counter_parcel', async ({ query, session, providerId, request }) => {
    const reporter = await reporterOf(session, providerId, request);
    return inTenant(access, providerId, async (tx) => ({
      counter_parcel: await readCounterParcel(tx, query, reporter),
    }));
  });

  route(
    app,
    'change_shipment_status',
    async ({ body, session, providerId, once, request }) => {
      if (!isStaff(session.user)) throw forbidden();
      const reporter = await reporterOf(session, providerId, request);
      const moved = await inTenant(access, providerId, (tx) =>
        answerOnce(tx, once, providerId, () => changeStatus(tx, body, reporter)),
      );
      return withWarnings(moved, body.status, reporter);
    },
    ({ body, session, providerId }) =>
      inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, body.id, 'id')),
  );

  route(
    app,
    'change_shipment_statuses',
    async ({ body, session, providerId, once, request, reply }) => {
      if (!isStaff(session.user)) throw forbidden();
      const reporter = await reporterOf(session, providerId, request);
      const { ids, ...input } = body;
      if (ids.length > atOnce) {
        requireReason(body.status, body.message?.trim() || null);
        const title = `${ids.length} shipments to ${statusTitle(body.status)}`;
        const started = await inTenant(access, providerId, (tx) =>
          answerOnce(tx, once, providerId, async () => ({
            bulk_change: await startBulkChange(
              tx,
              { call: 'change_shipment_statuses', title, ids, input },
              { session, providerId, request, now: clock() },
            ),
          })),
        );
        reply.code(202);
        return started;
      }
      const inOwn: Parameters<typeof changeStatuses>[0] = (work) => inTenant(access, providerId, work);
      return answerOnceAcross(inOwn, once, providerId, () => changeStatuses(inOwn, body, reporter));
    },
    // The other shipments are loaded with the user's permissions.
    ({ body, session, providerId }) =>
      inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, body.ids[0]!, 'ids')),
  );
}
