/**
 * A request resolved against a tariff: revision, rate group, zones and distances of both sides. Computed once for all
 * service levels.
 */
import type { ShipmentLeg, Zone } from '#generated/types.ts';
import { nearest, roadKilometres } from '#modules/geography/domain/distance.ts';
import { zonesAt } from '#modules/geography/domain/zone-index.ts';
import { minutesOf, withOffset } from '#platform/domain/time.ts';
import {
  routeKey,
  type CompiledGroup,
  type CompiledRevision,
  type CompiledSurcharge,
  type CompiledTariff,
  type CompiledZoneRate,
} from './compile/compiled-tariff.ts';
import { everyDay, weekdayMask } from './day-number.ts';
import type { RatePlace, RateRequest } from './rate-request.ts';
import { measuresOf, type Measures } from './weight.ts';

export interface End {
  readonly leg: ShipmentLeg;
  readonly place: RatePlace;
  /** Days on which the area is served. */
  readonly serviceDays: number;
  readonly surchargeZones: ReadonlySet<number>;
  readonly tags: ReadonlySet<string>;
}

interface Candidate {
  readonly key: string;
  readonly start: Zone | undefined;
  readonly end: Zone | undefined;
  /** How many steps both zones are from the most specific ones. */
  readonly distance: number;
  readonly endAt: number;
}

export interface Route {
  readonly tariff: CompiledTariff;
  readonly request: RateRequest;
  readonly revision: CompiledRevision;
  readonly group: CompiledGroup;
  /** The day whose rates, levies and VAT apply. */
  readonly rateDate: string;
  /** The local time of the request: day, and minutes since midnight. */
  readonly now: { readonly date: string; readonly minutes: number };
  readonly collection: End;
  readonly delivery: End;
  readonly measures: readonly Measures[];
  /** The most specific first. */
  readonly candidates: readonly Candidate[];
  readonly surcharges: readonly { readonly surcharge: CompiledSurcharge; readonly legs: readonly ShipmentLeg[] }[];
  readonly kilometres: (leg: ShipmentLeg) => number | undefined;
}

/** The route of a request; undefined when no revision applies on its day. */
export function routeOf(tariff: CompiledTariff, request: RateRequest): Route | undefined {
  const clock = withOffset(request.requested_at);
  const now = { date: clock.slice(0, 10), minutes: minutesOf(clock.slice(11, 16)) };
  const rateDate = request.rate_date ?? rateDateOf(now.date, request.collection_min_date);
  const revision = tariff.revisions.find(({ validFrom }) => validFrom <= rateDate);
  if (!revision) return undefined;
  const collection = endOf(tariff, 'collection', request.collection_address);
  const delivery = endOf(tariff, 'delivery', request.delivery_address);
  const account = request.account_id;
  return {
    tariff,
    request,
    revision,
    group: (account === undefined ? undefined : revision.groupOfAccount.get(account)) ?? revision.defaultGroup,
    rateDate,
    now,
    collection,
    delivery,
    measures: request.parcels.map(measuresOf),
    candidates: candidatesOf(zonesAt(tariff.rateZones, collection.place), zonesAt(tariff.rateZones, delivery.place)),
    surcharges: revision.surcharges.flatMap((surcharge) => {
      const legs = legsOf(surcharge, collection, delivery);
      return legs.length > 0 ? [{ surcharge, legs }] : [];
    }),
    kilometres: distances(tariff, collection, delivery),
  };
}

/** The requested collection date, at the earliest the day of the request. */
export function rateDateOf(requested: string, wished: string | null | undefined): string {
  const day = wished?.slice(0, 10) ?? requested;
  return day > requested ? day : requested;
}

/** The rate of a service level and its group: the account's own group before the default one, then the most specific zones. */
export function zoneRateOf(
  { group, revision, candidates }: Route,
  serviceLevel: number,
): { readonly rate: CompiledZoneRate; readonly group: CompiledGroup; readonly words: string } | undefined {
  const groups = group === revision.defaultGroup ? [group] : [group, revision.defaultGroup];
  for (const one of groups) {
    const rates = one.rates.get(serviceLevel);
    if (!rates) continue;
    for (const { key, start, end } of candidates) {
      const rate = rates.get(key);
      if (rate) return { rate, group: one, words: `${start?.name ?? 'Anywhere'} → ${end?.name ?? 'anywhere'}` };
    }
  }
  return undefined;
}

function endOf(tariff: CompiledTariff, leg: ShipmentLeg, place: RatePlace): End {
  const surchargeZones = zonesAt(tariff.surchargeZones, place);
  const [served] = zonesAt(tariff.serviceDayZones, place);
  return {
    leg,
    place,
    serviceDays: served?.service_days ? weekdayMask(served.service_days) : everyDay,
    surchargeZones: new Set(surchargeZones.map(({ id }) => id)),
    tags: new Set([...(place.tags ?? []), ...surchargeZones.flatMap(({ tags = [] }) => tags)]),
  };
}

/** Pairs of zones, the most specific first; of two equally specific pairs the one with the more specific delivery. */
function candidatesOf(from: readonly Zone[], to: readonly Zone[]): readonly Candidate[] {
  const pairs: Candidate[] = [];
  for (let i = 0; i <= from.length; i += 1)
    for (let j = 0; j <= to.length; j += 1)
      pairs.push({ key: routeKey(from[i]?.id, to[j]?.id), start: from[i], end: to[j], distance: i + j, endAt: j });
  return pairs.sort((a, b) => a.distance - b.distance || a.endAt - b.endAt);
}

/** The sides for which a surcharge is charged; one without zones and tags applies everywhere. */
function legsOf({ source, zoneIds }: CompiledSurcharge, collection: End, delivery: End): readonly ShipmentLeg[] {
  const tags = source.tags ?? [];
  const isThere = ({ surchargeZones, tags: found }: End) =>
    (zoneIds.size === 0 && tags.length === 0) ||
    [...surchargeZones].some((id) => zoneIds.has(id)) ||
    tags.some((tag) => found.has(tag));
  const legs = [collection, delivery].filter(isThere).map(({ leg }) => leg);
  if (source.applies_to === 'each') return legs;
  if (source.applies_to === 'either') return legs.slice(0, 1);
  return legs.filter((leg) => leg === source.applies_to);
}

function distances(tariff: CompiledTariff, collection: End, delivery: End): Route['kilometres'] {
  const known = new Map<ShipmentLeg, number | undefined>();
  return (leg) => {
    if (!known.has(leg)) known.set(leg, distanceOf(tariff, leg === 'collection' ? collection : delivery));
    return known.get(leg);
  };
}

function distanceOf({ branches, roadFactor }: CompiledTariff, { place }: End): number | undefined {
  const { lat, lng, branch_id } = place;
  if (lat === undefined || lng === undefined) return undefined;
  const branch = branches.find(({ id }) => id === branch_id) ?? nearest(branches, { lat, lng });
  return branch && roadKilometres(branch, { lat, lng }, roadFactor);
}
