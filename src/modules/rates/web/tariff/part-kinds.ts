/** The kinds of tariff parts that are edited alike: name, schema, and where they are stored. */
import type { JsonObject } from '#engine/values/json-value.ts';
import * as levyForm from '#generated/forms/fuel-levy.ts';
import * as adjustmentForm from '#generated/forms/rate-adjustment.ts';
import * as surchargeForm from '#generated/forms/surcharge.ts';
import * as timedForm from '#generated/forms/time-based-rate-adjustment.ts';
import { fuel_levies, rate_adjustments, surcharges, time_based_rate_adjustments } from '#generated/tables.ts';
import type { ChangeTariffBody, FuelLevy } from '#generated/types.ts';
import type { GeneratedForm } from '#platform/web/form/schema-form/open-form.ts';
import type { TableLook } from '#platform/web/table/data-table.tsx';
import type { TariffAround } from './tariff-around.ts';

/** Common to all of them. */
export interface Part {
  readonly id: number;
  readonly name: string;
}

export interface PartKind {
  /** `surcharge`, as in `Add surcharge`. */
  readonly noun: string;
  readonly table: TableLook;
  readonly form: GeneratedForm<'edit'>;
  readonly itemsOf: (around: TariffAround) => readonly Part[];
  /** The request body, but for its base; a levy belongs to every price list. */
  readonly changeOf: (list: number, item: Part, remove: boolean) => Omit<ChangeTariffBody, 'base_revision'>;
  readonly start: JsonObject;
}

/** The request body for one part of the price list. */
function inList(member: 'surcharge' | 'rate_adjustment' | 'time_based_rate_adjustment'): PartKind['changeOf'] {
  return (list, item, remove) => ({ [member]: { rate_revision_id: list, item, remove } });
}

const flat: JsonObject = { charge_type: 'flat' };

export const partKinds = {
  surcharges: {
    noun: 'surcharge',
    table: surcharges,
    form: surchargeForm,
    itemsOf: ({ list }) => list.surcharges,
    changeOf: inList('surcharge'),
    start: { ...flat, applies_to: 'either' },
  },
  adjustments: {
    noun: 'adjustment',
    table: rate_adjustments,
    form: adjustmentForm,
    itemsOf: ({ list }) => list.rate_adjustments,
    changeOf: inList('rate_adjustment'),
    start: flat,
  },
  times: {
    noun: 'time-based adjustment',
    table: time_based_rate_adjustments,
    form: timedForm,
    itemsOf: ({ list }) => list.time_based_rate_adjustments,
    changeOf: inList('time_based_rate_adjustment'),
    start: { ...flat, applies_to: 'delivery' },
  },
  levies: {
    noun: 'fuel levy',
    table: fuel_levies,
    form: levyForm,
    itemsOf: ({ tariff }) => tariff.fuel_levies,
    changeOf: (_list, item, remove) => ({ fuel_levy: { item: item as FuelLevy, remove } }),
    start: { percentage_of: 'base_rate' },
  },
} as const satisfies Readonly<Record<string, PartKind>>;
