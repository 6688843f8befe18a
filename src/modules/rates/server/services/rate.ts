/** Prices of shipments for higher modules, by the provider's current tariff and settings. */
import type { ServiceLevel, Settings, Zone } from '#generated/types.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { optInsOf, type OptIns } from '../../domain/opt-ins.ts';
import { southAfricanHolidays } from '../../domain/public-holidays.ts';
import type { RateRequest } from '../../domain/rate-request.ts';
import { rateShipment, type Rating } from '../../domain/rate-shipment.ts';
import { ratingRules, type RatingRules } from '../../domain/rating-rules.ts';
import { serviceAreas, type ServiceAreaQuery } from '../../domain/service-areas.ts';
import type { CurrentTariff, CurrentTariffs } from '../current-tariff.ts';

export interface CurrentRating extends Rating {
  /** Revision of the tariff used; undefined for a provider without one, for which nothing has a price. */
  readonly tariffRevision: number | undefined;
}

export interface Rates {
  /**
   * Prices a shipment for an account of the tenant, `request.account_id`; without one by the default rate group.
   * Invalid input is reported in the result, never thrown. The caller must have checked that the account may be used.
   */
  readonly rate: (tx: Transaction, providerId: number, request: RateRequest) => Promise<CurrentRating>;
  /** The same for many shipments: the tariff, by default the newest, and the settings are read once. */
  readonly rater: (
    tx: Transaction,
    providerId: number,
    tariffRevision?: number,
  ) => Promise<(request: RateRequest) => CurrentRating>;
  /** The same by one price list, draft or not, on any day; undefined for an unknown list. */
  readonly rateBy: (
    tx: Transaction,
    providerId: number,
    request: RateRequest,
    priceList: number,
  ) => Promise<CurrentRating | undefined>;
  /** The opt-ins between two places, independent of the parcels. */
  readonly optIns: (tx: Transaction, providerId: number, request: RateRequest) => Promise<OptIns>;
  /** All that the provider offers, to anyone, in the order in which they are shown; none without a tariff. */
  readonly serviceLevels: (tx: Transaction, providerId: number) => Promise<readonly ServiceLevel[]>;
  /** The zones with a rate on a day. */
  readonly serviceAreas: (tx: Transaction, providerId: number, query: ServiceAreaQuery) => Promise<readonly Zone[]>;
}

export function createRates(settings: SettingsReader, tariffs: CurrentTariffs): Rates {
  const isPublicHoliday = southAfricanHolidays();
  /** The settings are the same object until one of them changes. */
  const known = new WeakMap<Settings, RatingRules>();
  const rulesOf = (values: Settings): RatingRules => {
    const rules = known.get(values) ?? ratingRules(values, isPublicHoliday);
    known.set(values, rules);
    return rules;
  };
  const raterBy = async (tx: Transaction, providerId: number, tariff: CurrentTariff) => {
    const rules = rulesOf(await settings.decidingWithin(tx, providerId));
    return (request: RateRequest): CurrentRating => {
      return { tariffRevision: tariff.revision, ...rateShipment(tariff.compiled, request, rules) };
    };
  };
  const rater: Rates['rater'] = async (tx, providerId, tariffRevision) => {
    const tariff = await tariffs.of(tx, providerId, tariffRevision);
    if (!tariff) return () => ({ tariffRevision: undefined, problems: [], priced: [], declined: [] });
    return raterBy(tx, providerId, tariff);
  };
  return {
    rater,
    async rate(tx, providerId, request) {
      const rate = await rater(tx, providerId);
      return rate(request);
    },
    async rateBy(tx, providerId, request, priceList) {
      const tariff = await tariffs.only(tx, priceList);
      if (!tariff) return undefined;
      const rate = await raterBy(tx, providerId, tariff);
      return rate(request);
    },
    async optIns(tx, providerId, request) {
      const tariff = await tariffs.of(tx, providerId);
      return tariff ? optInsOf(tariff.compiled, request) : { opt_in_rates: [], opt_in_time_based_rates: [] };
    },
    async serviceLevels(tx, providerId) {
      const tariff = await tariffs.of(tx, providerId);
      return tariff?.compiled.levels.map(({ source }) => source) ?? [];
    },
    async serviceAreas(tx, providerId, query) {
      const tariff = await tariffs.of(tx, providerId);
      return tariff ? serviceAreas(tariff.compiled, query) : [];
    },
  };
}
