/** Draws the PINs of shipments. */
import { randomInt } from 'node:crypto';
import { pinLengths, type PinKind } from '../domain/pins.ts';

export function newPin(kind: PinKind): string {
  const length = pinLengths[kind];
  return String(randomInt(10 ** length)).padStart(length, '0');
}
