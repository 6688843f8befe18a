/**
 * Prices over HTTP, in the format of the public API: for staff, for customers, and for guests where the provider
 * accepts their shipments.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OptInRate, ProviderKind, ReadOptInsBody } from '#generated/types.ts';
import { mayBook } from '#modules/accounts/domain/guest-booking.ts';
import { bookingAccount } from '#modules/accounts/server/services/booking-account.ts';
import { environmentOf } from '#platform/domain/environment.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden, notLoggedIn } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { flagsOfKind, originOf, type Provider } from '#platform/server/http/tenancy.ts';
import { publicRate } from '../domain/public-rate.ts';
import { withPickupEnds, type PointsOffered } from './pickup-ends.ts';
import { invalidShipment, rateRequestOf } from './rate-input.ts';
import { accountOfShipment } from './services/rated-shipment.ts';

export function ratesRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  /** Everyone who may book may request prices (F165). */
  const authorise = async (session: Session | null, host: Provider | null, request: FastifyRequest): Promise<void> => {
    if (session && !session.can('API_/shipments:POST')) throw forbidden();
    if (session || !host) return;
    const settings = await app.settings.publicOf(host);
    const environment = environmentOf(originOf(request));
    const kindFlags = flagsOfKind(host.kind);
    if (!mayBook({ isSignedIn: false, settings, kindFlags, environment, status: host.status })) throw notLoggedIn();
  };

  /** The account of the named shipment, otherwise the requested one. */
  const accountFor = async (
    tx: Transaction,
    session: Session | null,
    { shipment_id: shipment, account_id: named }: Pick<ReadOptInsBody, 'shipment_id' | 'account_id'>,
  ) => {
    const account = shipment ? await accountOfShipment(app, tx, session, shipment) : (named ?? undefined);
    return bookingAccount(tx, session?.user ?? null, account);
  };

  const pointsOffered = async (
    tx: Transaction,
    providerId: number,
    session: Session | null,
    host: Provider | null,
  ): Promise<PointsOffered> => ({
    settings: await app.settings.decidingWithin(tx, providerId),
    providerKind: (session?.provider.kind ?? host?.kind) as ProviderKind,
  });

  route(app, 'rate_shipment', async ({ body, session, host, providerId, request }) => {
    await authorise(session, host, request);
    const rating = await inTenant(database.app, providerId, async (tx) => {
      const account = await accountFor(tx, session, body);
      const placed = await withPickupEnds(tx, body, await pointsOffered(tx, providerId, session, host));
      const asked = rateRequestOf(placed, account?.id, clock());
      const list = body.rate_revision_id ?? undefined;
      if (list === undefined) return app.rates.rate(tx, providerId, asked);
      if (session?.can('API_/rates/revisions:GET') !== true) throw forbidden();
      const tried = await app.rates.rateBy(tx, providerId, asked, list);
      if (!tried) throw new ApiError(404, 'unknown_price_list', 'There is no such price list');
      return tried;
    });
    if (rating.problems.length > 0) throw invalidShipment(rating.problems);
    const rates = rating.priced.map(publicRate);
    return {
      rates: seesPrices(session) ? rates : [],
      service_levels: rates.map(({ service_level }) => service_level),
      declined: rating.declined.map(({ level: { id, code, name }, message }) => ({ id, code, name, message })),
    };
  });

  route(app, 'read_opt_ins', async ({ body, session, host, providerId, request }) => {
    await authorise(session, host, request);
    return inTenant(database.app, providerId, async (tx) => {
      const account = await accountFor(tx, session, body);
      const placed = await withPickupEnds(tx, body, await pointsOffered(tx, providerId, session, host));
      const asked = rateRequestOf(placed, account?.id, clock());
      const { opt_in_rates, opt_in_time_based_rates } = await app.rates.optIns(tx, providerId, asked);
      const shown = seesPrices(session) ? (extra: OptInRate) => extra : withoutPrice;
      return {
        opt_in_rates: opt_in_rates.map(shown),
        opt_in_time_based_rates: opt_in_time_based_rates.map(shown),
        customer_reference_required: account?.customer_reference_required ?? false,
        customer_reference_prefix: account?.customer_reference_prefix ?? '',
        tracking_prefix: account?.tracking_prefix ?? '',
      };
    });
  });

  route(app, 'read_service_areas', async ({ query, session, host, providerId, request }) => {
    await authorise(session, host, request);
    return inTenant(database.app, providerId, async (tx) => {
      const account = await bookingAccount(tx, session?.user ?? null, query.account_id);
      const areas = await app.rates.serviceAreas(tx, providerId, {
        date: wallClock(clock()).date,
        account_id: account?.id,
        isDefault: query.is_default ?? false,
      });
      return { service_areas: [...areas] };
    });
  });
}

function seesPrices(session: Session | null): boolean {
  return !session || session.can('INLINE_see_billing_info');
}

function withoutPrice({ charge_type: _type, charge_value: _value, ...extra }: OptInRate): OptInRate {
  return extra;
}
