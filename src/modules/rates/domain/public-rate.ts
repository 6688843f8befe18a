/** Converts a price to the format of the public API: rand, kilograms, times with offset. */
import type { Rate, RateEntry, RateEntryType } from '#generated/types.ts';
import type { Entry } from './charges/entry.ts';
import { randOf, randText } from '#platform/domain/money.ts';
import type { PricedService } from './rate-shipment.ts';
import { weightText, type Grams } from './weight.ts';

/** A price as the API returns it. */
export function publicRate(priced: PricedService): Rate {
  const { level, weight, schedule } = priced;
  const base = ofType(priced, 'base')[0]!;
  return {
    rate: randOf(priced.includingVat),
    rate_excluding_vat: randOf(priced.excludingVat),
    prices_include_vat: priced.pricesIncludeVat,
    base_rate: {
      charge_per_parcel: priced.perParcel.map(randOf),
      charge: randOf(base.value),
      group_name: priced.groupName,
      vat: randOf(base.vat),
      vat_type: base.vatType,
      vat_percentage: priced.vatPercentage,
      rate_formula_type: priced.formula,
      total_calculated_weight: kilograms(weight.charged),
    },
    service_level: {
      id: level.id,
      code: level.code,
      name: level.name,
      description: level.description ?? '',
      delivery_date_from: schedule.deliveryFrom,
      delivery_date_to: schedule.deliveryTo,
      collection_date: schedule.collection,
      collection_cut_off_time: schedule.cutOff,
      vat_type: level.vat_type,
      insurance_disabled: level.insurance_disabled ?? false,
    },
    surcharges: ofType(priced, 'surcharge').map(publicEntry),
    rate_adjustments: ofType(priced, 'rate_adjustment').map(publicEntry),
    time_based_rate_adjustments: ofType(priced, 'time_based_rate_adjustment').map(publicEntry),
    extras: ofType(priced, 'rate_group_extras').map(({ id = 0, value, vat, vatType }) => ({
      id,
      insurance_charge: randOf(value),
      vat: randOf(vat),
      vat_type: vatType,
    })),
    charged_weight: kilograms(weight.charged),
    actual_weight: kilograms(weight.actual),
    volumetric_weight: kilograms(weight.volumetric),
    explanation: explanationOf(priced),
  };
}

function ofType({ entries }: PricedService, type: RateEntryType): readonly Entry[] {
  return entries.filter((entry) => entry.type === type);
}

function publicEntry(entry: Entry): RateEntry {
  return {
    type: entry.type,
    ...(entry.id === undefined ? {} : { id: entry.id }),
    name: entry.name,
    value: randOf(entry.value),
    vat: randOf(entry.vat),
    vat_type: entry.vatType,
    ...(entry.chargeType === undefined ? {} : { charge_type: entry.chargeType }),
    ...(entry.chargeValue === undefined ? {} : { charge_value: entry.chargeValue }),
    explanation: entry.explanation,
  };
}

/** The explanation of a price, step by step: zones, weight, each amount, VAT. */
function explanationOf(priced: PricedService): Rate['explanation'] {
  const { entries, weight, level } = priced;
  const heavier = weight.volumetric > weight.actual ? 'volumetric' : 'actual';
  const divisor = level.volumetric_divisor;
  const weights =
    divisor === undefined
      ? `Actual weight ${weightText(weight.actual)}`
      : `Actual weight ${weightText(weight.actual)}, volumetric weight ${weightText(weight.volumetric)} (volume ÷ ${divisor}): charged by ${heavier} weight`;
  return [
    { text: `${priced.zones}, ${priced.groupName}` },
    { text: weights },
    ...entries.map(({ explanation, value }) => ({
      text: explanation,
      amount: randOf(value),
    })),
    {
      text: `VAT ${priced.vatPercentage}% ${priced.pricesIncludeVat ? 'included' : 'on top'}: ${randText(priced.vat)}`,
    },
  ];
}

function kilograms(grams: Grams): number {
  return grams / 1000;
}
