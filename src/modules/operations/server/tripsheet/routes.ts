/**
 * Tripsheets over HTTP: drivers read their own, change the parcels of their jobs and book at collection; staff read all
 * of them.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '#generated/types.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import {
  addDriverParcels,
  cancelDriverParcels,
  type DriverChange,
} from '#modules/shipments/server/services/reported-parcels.ts';
import { addDriverShipment } from '#modules/shipments/server/services/driver-shipment.ts';
import { ownerOfShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { requireAppVersion } from '#modules/tracking/server/services/require-app-version.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { unknownDriver } from '../drivers/save-area.ts';
import { findDriver, readTripSheet } from './read-trip-sheet.ts';

interface RouteContext {
  readonly session: Session;
  readonly host: Provider | null;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

const done = { ok: true } as const;

export function tripSheetRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  route(app, 'read_trip_sheet', async ({ session, providerId, query, request }) => {
    const { user } = session;
    if (!isStaff(user)) throw forbidden();
    const driverId = query.driver_id ?? user.id;
    if (user.role_id === roles.driver && driverId !== user.id) throw forbidden('Drivers see their own tripsheet only');
    return inTenant(access, providerId, async (tx) => {
      const driver = driverId === user.id ? user : await findDriver(tx, driverId);
      if (!driver) throw unknownDriver();
      const settings = await app.settings.decidingForBranch(tx, providerId, driver.branch_id);
      requireAppVersion(request, user, settings);
      const tripsheetQuery = {
        driverId,
        name: driver.name,
        date: wallClock(clock()).date,
        onlyBranch: onlyBranchOf(user),
        onlyAccount: onlyAccountOf(user),
        settings,
      };
      return { trip_sheet: await readTripSheet(tx, tripsheetQuery) };
    });
  });

  /** Throws `not_for_drivers` where the provider reserves this for office staff. */
  const change = async <T extends object>(
    { session, providerId, once, ...context }: RouteContext,
    allowed: keyof Settings,
    work: (tx: Transaction, change: DriverChange, settings: Settings) => Promise<T>,
  ): Promise<T> =>
    inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const settings = await app.settings.decidingForBranch(tx, providerId, session.user.branch_id);
        requireAppVersion(context.request, session.user, settings);
        if (settings[allowed] !== true) throw new ApiError(403, 'not_for_drivers', 'Only the office can do this');
        const deciding = { settings: app.settings, rates: app.rates };
        const caller = { session, providerId, ...context };
        return work(tx, { deciding, context: caller, driverId: session.user.id, now: clock() }, settings);
      }),
    );
  const ownerOf = ({
    body,
    session,
    providerId,
  }: {
    readonly body: { readonly shipment_id: number };
    readonly session: Session;
    readonly providerId: number;
  }) => inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, body.shipment_id, 'shipment_id'));

  route(
    app,
    'add_trip_parcels',
    ({ body, ...context }) =>
      change(context, 'driver_can_add_parcels', async (tx, by) => {
        await addDriverParcels(tx, by, body.shipment_id, body.parcels);
        return done;
      }),
    ownerOf,
  );
  route(
    app,
    'cancel_trip_parcels',
    ({ body, ...context }) =>
      change(context, 'driver_can_cancel_parcels', async (tx, by, settings) => {
        const mayCancelShipment = settings.driver_can_cancel_shipments === true;
        const asked = { ids: body.parcel_ids, reason: body.message, mayCancelShipment };
        await cancelDriverParcels(tx, by, body.shipment_id, asked);
        return done;
      }),
    ownerOf,
  );
  route(
    app,
    'add_trip_shipment',
    ({ body, ...context }) =>
      change(context, 'driver_can_add_shipments', async (tx, by) => {
        const row = await addDriverShipment(tx, by, body);
        return { shipment: { id: row.id, tracking_reference: row.tracking_reference, status: statusOf(row) } };
      }),
    ownerOf,
  );
}
