/** Whether a service level accepts a shipment: places, dimensions and weights. */
import { isPickupPoint } from '#modules/geography/domain/address.ts';
import type { RatePlace } from './rate-request.ts';
import type { CompiledLevel } from './compile/compiled-tariff.ts';
import { weightText, type Measures } from './weight.ts';

/** Why a service level is not offered. */
export type DeclineReason =
  | 'place-not-served'
  | 'too-many-parcels'
  | 'parcel-too-large'
  | 'parcel-too-heavy'
  | 'shipment-too-heavy'
  | 'smaller-size-fits'
  | 'no-rate'
  | 'distance-unknown'
  | 'no-suitable-day';

export interface Decline {
  readonly reason: DeclineReason;
  readonly message: string;
}

/** Why a service level does not accept a shipment; undefined when it does. Parcels may be rotated to fit. */
export function limitBroken(
  level: CompiledLevel,
  collection: RatePlace,
  delivery: RatePlace,
  parcels: readonly Measures[],
): Decline | undefined {
  const { source, maxSides, maxParcelGrams, maxShipmentGrams } = level;
  if (!serves(source.collects_from, collection))
    return { reason: 'place-not-served', message: `${source.name} doesn’t collect from this kind of address.` };
  if (!serves(source.delivers_to, delivery))
    return { reason: 'place-not-served', message: `${source.name} doesn’t deliver to this kind of address.` };
  const most = source.max_parcels ?? Infinity;
  if (parcels.length > most)
    return {
      reason: 'too-many-parcels',
      message: `${source.name} takes at most ${most} ${most === 1 ? 'parcel' : 'parcels'}.`,
    };
  if (parcels.some(({ sides }) => sides.some((side, at) => side > (maxSides[at] ?? Infinity))))
    return {
      reason: 'parcel-too-large',
      message: `${source.name} takes parcels up to ${maxSides.map(sideText).join(' × ')} cm.`,
    };
  if (parcels.some(({ grams }) => grams > maxParcelGrams))
    return { reason: 'parcel-too-heavy', message: `${source.name} takes parcels up to ${weightText(maxParcelGrams)}.` };
  if (parcels.reduce((sum, { grams }) => sum + grams, 0) > maxShipmentGrams)
    return {
      reason: 'shipment-too-heavy',
      message: `${source.name} takes shipments up to ${weightText(maxShipmentGrams)}.`,
    };
  return undefined;
}

function serves(where: 'door' | 'pickup_point' | 'any', { type }: RatePlace): boolean {
  return where === 'any' || (where === 'pickup_point') === isPickupPoint(type);
}

function sideText(millimetres: number): string {
  return Number.isFinite(millimetres) ? String(millimetres / 10) : 'any';
}
