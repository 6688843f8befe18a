/** The maximum and minimum parcel sizes (F172): a measured size takes precedence over the booked one. */
import type { Settings } from '#generated/types.ts';
import type { ParcelDraft } from './draft.ts';
import type { Finding } from './finding.ts';

const sides = [
  { name: 'length', size: 'length_cm', unit: 'cm', minimum: 'minimum_parcel_length', maximum: 'maximum_parcel_length' },
  { name: 'width', size: 'width_cm', unit: 'cm', minimum: 'minimum_parcel_width', maximum: 'maximum_parcel_width' },
  { name: 'height', size: 'height_cm', unit: 'cm', minimum: 'minimum_parcel_height', maximum: 'maximum_parcel_height' },
  { name: 'weight', size: 'weight_kg', unit: 'kg', minimum: 'minimum_parcel_weight', maximum: 'maximum_parcel_weight' },
] as const;

type Side = (typeof sides)[number];

/** One finding per dimension, at the first parcel that is too large. */
export function aboveMaximum(parcels: readonly ParcelDraft[], settings: Settings): readonly Finding[] {
  return sides.flatMap((side) => {
    const most = settings[side.maximum];
    if (typeof most !== 'number') return [];
    const message = `Some parcels exceed the maximum allowed ${side.name} of ${most}${side.unit}`;
    return firstWhere(parcels, side, (value) => value > most, message, 'above_maximum');
  });
}

/** One finding per dimension, at the first parcel that is too small. */
export function belowMinimum(parcels: readonly ParcelDraft[], settings: Settings): readonly Finding[] {
  return sides.flatMap((side) => {
    const least = settings[side.minimum];
    if (typeof least !== 'number') return [];
    const message = `Some parcels are below the minimum allowed ${side.name} of ${least}${side.unit}`;
    return firstWhere(parcels, side, (value) => value < least, message, 'below_minimum');
  });
}

/** Text with the limits for the form summary of users who are not staff: `Maximum parcel size: length 120cm, weight 30kg.` */
export function maximumsText(settings: Settings): string | undefined {
  const parts = sides.flatMap(({ name, unit, maximum }) => {
    const most = settings[maximum];
    return typeof most === 'number' ? [`${name} ${most}${unit}`] : [];
  });
  return parts.length === 0 ? undefined : `Maximum parcel size: ${parts.join(', ')}.`;
}

function firstWhere(
  parcels: readonly ParcelDraft[],
  { size }: Side,
  breaks: (value: number) => boolean,
  message: string,
  code: string,
): readonly Finding[] {
  for (const [index, parcel] of parcels.entries()) {
    if (parcel.status === 'cancelled') continue;
    const actual = parcel[`actual_${size}`];
    const value = actual ?? parcel[`submitted_${size}`];
    if (value === undefined || !breaks(value)) continue;
    return [{ field: `parcels.${index}.${actual === undefined ? 'submitted' : 'actual'}_${size}`, code, message }];
  }
  return [];
}
