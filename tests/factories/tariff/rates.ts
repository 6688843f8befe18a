/** The rates of the demo tariff, calculated from the distance of both ends from the hubs. */
import type { ZoneRate } from '#generated/types.ts';
import { lockerIds, lockerSizes } from './service-levels.ts';
import { rateZones, type RateZone } from './zones.ts';

type Distance = 'local' | 'main' | 'regional' | 'outlying';

/** Included kilograms, rand for them, rand per further kilogram. */
type Price = readonly [kg: number, charge: number, perKg: number];

const economy: Readonly<Record<Distance, Price>> = {
  local: [5, 85, 4.5],
  main: [5, 90, 6.5],
  regional: [5, 95, 8.5],
  outlying: [2, 135, 11.25],
};
const overnight: Readonly<Partial<Record<Distance, Price>>> = {
  local: [2, 145, 12],
  main: [2, 215, 32],
  regional: [2, 260, 39.5],
};

/** Gauteng's two metros count as one. */
const gauteng = ['Johannesburg', 'Pretoria'];

function distanceOf(from: RateZone, to: RateZone): Distance | undefined {
  if (from.reach === 'abroad' || to.reach === 'abroad') return undefined;
  if (from.reach === 'outlying' || to.reach === 'outlying') return 'outlying';
  if (from.id === to.id || (gauteng.includes(from.name) && gauteng.includes(to.name))) return 'local';
  return from.reach === 'metro' && to.reach === 'metro' ? 'main' : 'regional';
}

/** All rates of a group, as a multiple of the first year's prices, in whole rand. */
export function demoRates(factor: number): ZoneRate[] {
  const rand = (amount: number) => (factor === 1 ? amount : Math.round(amount * factor));
  const cents = (amount: number) => Math.round(amount * factor * 100) / 100;
  const formula = (service_level_id: number, [kg, charge, perKg]: Price, route: Route): ZoneRate => ({
    service_level_id,
    ...route,
    formula_type: 'formula',
    base_weight_kg: kg,
    base_charge: rand(charge),
    steps: [{ charge_per_kg: cents(perKg) }],
  });
  const flat = (service_level_id: number, charge: number, route: Route = {}): ZoneRate => ({
    service_level_id,
    ...route,
    formula_type: 'flat',
    base_charge: rand(charge),
  });
  const onRoutes = routes().flatMap(({ route, distance }) => {
    const next = overnight[distance];
    if (distance === 'outlying') return [formula(2, economy.outlying, route)];
    return [
      formula(1, economy[distance], route),
      // Towns also lie in provinces, whose regional rate would apply otherwise.
      { service_level_id: 2, ...route, formula_type: 'no-rate' as const },
      ...(next ? [formula(8, next, route)] : []),
      ...(distance === 'main' ? [formula(9, [5, 650, 28], route)] : []),
      ...(distance === 'local' ? localRates(formula, flat, route, rand(85)) : []),
    ];
  });
  const lockers = lockerSizes.flatMap(([, , , , , toLocker, toDoor], at) => {
    const [lockerId, doorId] = lockerIds(at);
    return [flat(lockerId, toLocker), flat(doorId, toDoor)];
  });
  return [...onRoutes, ...lockers, formula(10, [10, 950, 48], { to_zone_id: 201 })];
}

interface Route {
  readonly from_zone_id?: number;
  readonly to_zone_id?: number;
  readonly both_directions?: boolean;
}

/** Every pair of zones once, in both directions. */
function routes(): readonly { readonly route: Route; readonly distance: Distance }[] {
  return rateZones.flatMap((from, at) =>
    rateZones.slice(at).flatMap((to) => {
      const distance = distanceOf(from, to);
      const route = { from_zone_id: from.id, to_zone_id: to.id, both_directions: from.id !== to.id };
      return distance === undefined ? [] : [{ route, distance }];
    }),
  );
}

function localRates(
  formula: (level: number, price: Price, route: Route) => ZoneRate,
  flat: (level: number, charge: number, route: Route) => ZoneRate,
  route: Route,
  perFurtherParcel: number,
): ZoneRate[] {
  return [
    formula(3, [5, 92, 5], route),
    formula(4, [5, 103.5, 7.5], route),
    flat(5, 86.25, route),
    flat(6, 86.25, route),
    { ...flat(7, 560, route), additional_parcel_charge: perFurtherParcel },
  ];
}
