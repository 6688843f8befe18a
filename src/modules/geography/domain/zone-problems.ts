/** Validation of areas beyond their schema. */
import type { FieldError } from '#engine/validation/messages.ts';
import type { Zone } from '#generated/types.ts';
import { postalRange } from './postal-codes.ts';

type Drawn = Pick<Zone, 'layer'> & Partial<Omit<Zone, 'id' | 'layer'>>;

/** The number of corners of all outlines of an area, without the closing ones. */
export function pointsOf({ polygons = [] }: Pick<Zone, 'polygons'>): number {
  return polygons.flat().reduce((sum, ring) => sum + Math.max(0, ring.length - 1), 0);
}

/** All errors with their fields; empty for a valid area. @param maxPoints from the provider's settings */
export function zoneProblems(zone: Drawn, maxPoints: number): readonly FieldError[] {
  const problems: FieldError[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ field, code: 'invalid', message });
  };
  const { name = '', polygons = [], postal_codes: codes = [], countries = [], service_days: days = [] } = zone;
  if (name.trim() === '') add('name', 'Enter a name.');
  if (polygons.length === 0 && codes.length === 0 && countries.length === 0)
    add('postal_codes', 'Draw the area on the map, or enter postal codes or countries.');
  if (polygons.some((rings) => rings.some((ring) => !isClosed(ring))))
    add('polygons', 'An outline ends where it begins.');
  const points = pointsOf({ polygons });
  if (points > maxPoints) problems.push(pointsProblem(points, maxPoints));
  const wrong = codes.find((code) => !postalRange(code));
  if (wrong !== undefined) add('postal_codes', `${wrong} is not a range: begin with the lower code.`);
  if (zone.layer === 'service_days' && days.length === 0) add('service_days', 'Choose the days on which it is served.');
  return problems;
}

export function pointsProblem(points: number, maxPoints: number, prefix = ''): FieldError {
  const message = `${prefix}The area has ${points} points. Up to ${maxPoints} can be used.`;
  return { field: 'polygons', code: 'invalid', message };
}

function isClosed(ring: readonly (readonly number[])[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && first[0] === last?.[0] && first[1] === last?.[1];
}
