/** The opt-ins of a route, in the format of the public API. */
import type { OptInRate, RateAdjustment, TimeBasedRateAdjustment } from '#generated/types.ts';
import { isInScope } from './charges/adjustments.ts';
import type { CompiledTariff, Scope } from './compile/compiled-tariff.ts';
import type { RateRequest } from './rate-request.ts';
import { routeOf, zoneRateOf, type Route } from './route.ts';

export interface OptIns {
  readonly opt_in_rates: readonly OptInRate[];
  readonly opt_in_time_based_rates: readonly OptInRate[];
}

/** The opt-ins used by at least one service level of the route, independent of the parcels. */
export function optInsOf(tariff: CompiledTariff, request: RateRequest): OptIns {
  const route = routeOf(tariff, request);
  if (!route) return { opt_in_rates: [], opt_in_time_based_rates: [] };
  return {
    opt_in_rates: offered(route, route.revision.adjustments),
    opt_in_time_based_rates: offered(route, route.revision.timeAdjustments),
  };
}

interface Adjustment {
  readonly source: RateAdjustment | TimeBasedRateAdjustment;
  readonly scope: Scope;
}

function offered(route: Route, adjustments: readonly Adjustment[]): readonly OptInRate[] {
  const served = route.tariff.levels.filter(({ source }) => {
    const found = zoneRateOf(route, source.id);
    return found !== undefined && found.rate.formula !== 'no-rate';
  });
  return adjustments
    .filter(({ source }) => source.is_opt_in === true)
    .map(({ source, scope }) => ({
      source,
      levels: served.map((level) => level.source.id).filter((id) => isInScope(scope, route, id)),
    }))
    .filter(({ levels }) => levels.length > 0)
    .map(({ source, levels }) => ({
      id: source.id,
      name: source.name,
      charge_type: source.charge_type,
      charge_value: source.charge_value,
      description: source.description ?? '',
      opted_in_by_default: source.opted_in_by_default ?? false,
      service_level_ids: levels,
    }));
}
