/** Formats amounts and measures; an amount stays on one line. */
import { thousandsApart, unbroken } from '#engine/values/sentence.ts';

/** `R 1 284.50` from an amount in rand. */
export function moneyText(rand: number): string {
  return `${rand < 0 ? '-' : ''}R${unbroken}${grouped(Math.abs(rand), 2)}`;
}

/** `12.5 kg` from kilograms. */
export function weightText(kilograms: number): string {
  return `${numberText(kilograms)} kg`;
}

/** `40 × 30 × 20 cm` from the sides of a parcel, some of which may be missing. */
export function dimensionsText(sides: readonly (number | null | undefined)[]): string {
  if (sides.every((side) => typeof side !== 'number')) return '';
  return `${sides.map((side) => (typeof side === 'number' ? numberText(side) : '–')).join(' × ')} cm`;
}

/** `12 345.5`, with at most three decimals. */
export function numberText(value: number): string {
  const decimals = Math.min(3, String(Math.abs(value)).split('.')[1]?.length ?? 0);
  return `${value < 0 ? '-' : ''}${grouped(Math.abs(value), decimals)}`;
}

function grouped(value: number, decimals: number): string {
  const [whole = '0', rest] = value.toFixed(decimals).split('.');
  return thousandsApart(whole) + (rest === undefined ? '' : `.${rest}`);
}
