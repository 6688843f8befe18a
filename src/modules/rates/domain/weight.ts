/** Weights in whole grams: actual, volumetric, and charged. */
import type { ServiceLevel, WeightRounding } from '#generated/types.ts';
import { roundedQuotient } from '#platform/domain/money.ts';
import type { RateParcel } from './rate-request.ts';

export type Grams = number;

/** The relevant measures of a parcel: measured values where available, otherwise booked ones. */
export interface Measures {
  /** In millimetres, the longest first. */
  readonly sides: readonly [number, number, number];
  readonly grams: Grams;
  readonly cubicMillimetres: number;
}

export interface ChargedWeight {
  readonly actual: Grams;
  readonly volumetric: Grams;
  /** The greater of both before rounding; for each parcel, added up. */
  readonly greater: Grams;
  readonly charged: Grams;
  /** The charged weight of each parcel, or its share where parcels are priced together. */
  readonly perParcel: readonly Grams[];
}

export function measuresOf(parcel: RateParcel): Measures {
  const side = (measured: number | undefined, booked: number | undefined) => Math.round((measured ?? booked ?? 0) * 10);
  const sides: [number, number, number] = [
    side(parcel.actual_length_cm, parcel.submitted_length_cm),
    side(parcel.actual_width_cm, parcel.submitted_width_cm),
    side(parcel.actual_height_cm, parcel.submitted_height_cm),
  ];
  sides.sort((a, b) => b - a);
  const grams = Math.round((parcel.actual_weight_kg ?? parcel.submitted_weight_kg) * 1000);
  return { sides, grams, cubicMillimetres: sides[0] * sides[1] * sides[2] };
}

/** Volumetric weight in grams; `divisor` is cubic centimetres per kilogram, which equals cubic millimetres per gram. */
export function volumetricGrams({ cubicMillimetres }: Measures, divisor: number | undefined): Grams {
  return divisor === undefined ? 0 : roundedQuotient(cubicMillimetres, divisor);
}

const roundings: Readonly<Record<WeightRounding, (grams: Grams) => Grams>> = {
  round_up: (grams) => Math.ceil(grams / 1000) * 1000,
  round_normally: (grams) => Math.round(grams / 1000) * 1000,
  round_up_to_nearest_half: (grams) => Math.ceil(grams / 500) * 500,
  do_not_round: (grams) => grams,
};

export function roundedWeight(grams: Grams, rounding: WeightRounding): Grams {
  return roundings[rounding](grams);
}

/** The weight that a service level charges for: the greater of the totals, rounded; or of each parcel, rounded individually. */
export function chargedWeight(
  level: Pick<ServiceLevel, 'charge_basis' | 'volumetric_divisor' | 'weight_rounding'>,
  parcels: readonly Measures[],
): ChargedWeight {
  let [actual, volumetric, greaterOfEach] = [0, 0, 0];
  const each = parcels.map((parcel) => {
    const grams = volumetricGrams(parcel, level.volumetric_divisor);
    const greater = Math.max(parcel.grams, grams);
    actual += parcel.grams;
    volumetric += grams;
    greaterOfEach += greater;
    return greater;
  });
  if (level.charge_basis === 'shipment') {
    const greater = Math.max(actual, volumetric);
    return { actual, volumetric, greater, charged: roundedWeight(greater, level.weight_rounding), perParcel: each };
  }
  const perParcel = each.map((grams) => roundedWeight(grams, level.weight_rounding));
  const charged = perParcel.reduce((sum, grams) => sum + grams, 0);
  return { actual, volumetric, greater: greaterOfEach, charged, perParcel };
}

/** `12.4 kg` */
export function weightText(grams: Grams): string {
  return `${grams / 1000} kg`;
}

/** `12.4 kg rounded up to 13 kg`, or only the weight if rounding changed nothing. */
export function roundingText(from: Grams, to: Grams): string {
  if (from === to) return weightText(to);
  return `${weightText(from)} rounded ${to > from ? 'up' : 'down'} to ${weightText(to)}`;
}
