/** Choosing a packaging fills in its measurements; a new parcel starts with the default one. */
import { isList, isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { ParcelType } from '#generated/types.ts';

type Types = readonly ParcelType[] | undefined;

/**
 * The record with size and weight of every parcel whose packaging changed, and with the default packaging in a new
 * parcel. The declared value follows the parcels' packaging unless the user typed another.
 */
export function withPackaging(value: JsonObject, before: JsonObject, types: Types): JsonObject {
  const { parcels } = value;
  if (!types?.length || !isList(parcels) || parcels === before['parcels']) return value;
  const earlier = isList(before['parcels']) ? before['parcels'] : [];
  const next = withUsual(withMeasures(parcels, earlier, types), earlier, types);
  if (next === parcels) return value;
  return { ...value, parcels: [...next], ...declared(value, earlier, next, types) };
}

type Rows = readonly unknown[];

function withMeasures(parcels: Rows, earlier: Rows, types: readonly ParcelType[]): Rows {
  // Rows that were added, removed or moved keep their sizes.
  if (parcels.length !== earlier.length) return parcels;
  let isOther = false;
  const next = parcels.map((parcel, index) => {
    const old = earlier[index];
    if (!isObject(parcel) || parcel === old) return parcel;
    const type = types.find(({ name }) => name === parcel['packaging']);
    if (!type || (isObject(old) && old['packaging'] === parcel['packaging'])) return parcel;
    isOther = true;
    return { ...parcel, ...measuresOf(type) };
  });
  return isOther ? next : parcels;
}

/** An empty last row was added by the user. */
function withUsual(parcels: Rows, earlier: Rows, types: readonly ParcelType[]): Rows {
  const usual = usualPackaging(types);
  const last = parcels.at(-1);
  if (Object.keys(usual).length === 0 || parcels.length <= earlier.length) return parcels;
  return isObject(last) && Object.keys(last).length === 0 ? [...parcels.slice(0, -1), usual] : parcels;
}

function declared(value: JsonObject, earlier: Rows, next: Rows, types: readonly ParcelType[]): JsonObject {
  const now = value['declared_value'];
  const sum = valueOf(next, types);
  const isOwn = now !== undefined && now !== valueOf(earlier, types);
  return isOwn || sum === undefined ? {} : { declared_value: sum };
}

/** The value of the contents by packaging, in rand; undefined where no packaging has one. */
function valueOf(parcels: Rows, types: readonly ParcelType[]): number | undefined {
  const values = parcels.flatMap((parcel) => {
    const type = isObject(parcel) ? types.find(({ name }) => name === parcel['packaging']) : undefined;
    return type?.declared_value ?? [];
  });
  return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0);
}

/** The initial values of a parcel; empty without a default packaging. */
export function usualPackaging(types: Types): JsonObject {
  const usual = types?.find((type) => type.is_default);
  return usual ? { packaging: usual.name, ...measuresOf(usual) } : {};
}

/** The measurements of a packaging as fields of a parcel. */
function measuresOf({ length, width, height, weight }: ParcelType): JsonObject {
  return {
    submitted_length_cm: length,
    submitted_width_cm: width,
    submitted_height_cm: height,
    submitted_weight_kg: weight,
  };
}
