/** Choosing a packaging fills in what it measures. */
import { isList, isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { Settings } from '#generated/types.ts';

export type ParcelType = NonNullable<Settings['parcel_types']>[number];

/** The record with sizes and weight of every parcel whose packaging is another one than before. */
export function withPackaging(
  value: JsonObject,
  before: JsonObject,
  types: readonly ParcelType[] | undefined,
): JsonObject {
  const { parcels } = value;
  const earlier = isList(before['parcels']) ? before['parcels'] : [];
  // Rows that came, went or moved carry their sizes with them.
  if (!types?.length || !isList(parcels) || parcels === before['parcels'] || parcels.length !== earlier.length)
    return value;
  let isOther = false;
  const next = parcels.map((parcel, index) => {
    const old = earlier[index];
    if (!isObject(parcel) || parcel === old) return parcel;
    const type = types.find(({ name }) => name === parcel['packaging']);
    if (!type || (isObject(old) && old['packaging'] === parcel['packaging'])) return parcel;
    isOther = true;
    return { ...parcel, ...measuresOf(type) };
  });
  return isOther ? { ...value, parcels: next } : value;
}

/** What a packaging measures, as a parcel has it. */
export function measuresOf({ length, width, height, weight }: ParcelType): JsonObject {
  const measures = {
    submitted_length_cm: length,
    submitted_width_cm: width,
    submitted_height_cm: height,
    submitted_weight_kg: weight,
  };
  return Object.fromEntries(Object.entries(measures).filter(([, measure]) => measure !== undefined));
}
