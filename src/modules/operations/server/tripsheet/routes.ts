/** Tripsheets over HTTP: drivers read their own and change the parcels of their jobs, staff read anybody’s. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '#generated/types.ts';
import {
  addDriverParcels,
  cancelDriverParcels,
  type DriverChange,
} from '#modules/shipments/server/services/driver-parcels.ts';
import { ownerOfShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { unknownDriver } from '../drivers/save-area.ts';
import { readTripSheet } from './read-trip-sheet.ts';

interface Asked {
  readonly session: Session;
  readonly host: Provider | null;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

export function tripSheetRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  route(app, 'read_trip_sheet', async ({ session, providerId, query }) => {
    const { user } = session;
    if (!isStaff(user)) throw forbidden();
    const driverId = query.driver_id ?? user.id;
    if (user.role_id === roles.driver && driverId !== user.id) throw forbidden('Drivers see their own tripsheet only');
    return inTenant(access, providerId, async (tx) => {
      const settings = await app.settings.decidingForBranch(tx, providerId, user.branch_id);
      const name = driverId === user.id ? user.name : undefined;
      const asked = { driverId, name, date: wallClock(clock()).date, onlyBranch: onlyBranchOf(user), settings };
      const sheet = await readTripSheet(tx, asked);
      if (!sheet) throw unknownDriver();
      return { trip_sheet: sheet };
    });
  });

  /** Throws `not_for_drivers` where the provider leaves it to the office. */
  const change = async (
    { session, providerId, once, ...asked }: Asked,
    allowed: keyof Settings,
    work: (tx: Transaction, change: DriverChange) => Promise<void>,
  ): Promise<{ ok: true }> =>
    inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const settings = await app.settings.decidingForBranch(tx, providerId, session.user.branch_id);
        if (settings[allowed] !== true)
          throw new ApiError(403, 'not_for_drivers', 'Only the office can change the parcels of a shipment');
        const deciding = { settings: app.settings, rates: app.rates };
        await work(tx, {
          deciding,
          asking: { session, providerId, ...asked },
          driverId: session.user.id,
          now: clock(),
        });
        return { ok: true as const };
      }),
    );
  const ownerOf = ({
    body,
    providerId,
  }: {
    readonly body: { readonly shipment_id: number };
    readonly providerId: number;
  }) => inTenant(access, providerId, (tx) => ownerOfShipment(tx, body.shipment_id, 'shipment_id'));

  route(
    app,
    'add_trip_parcels',
    ({ body, ...asked }) =>
      change(asked, 'driver_can_add_parcels', (tx, by) => addDriverParcels(tx, by, body.shipment_id, body.parcels)),
    ownerOf,
  );
  route(
    app,
    'cancel_trip_parcels',
    ({ body, ...asked }) =>
      change(asked, 'driver_can_cancel_parcels', (tx, by) =>
        cancelDriverParcels(tx, by, body.shipment_id, { ids: body.parcel_ids, reason: body.message }),
      ),
    ownerOf,
  );
}
