/** A switch may show the opposite of what is stored: `x-inverted` puts a positive switch over a key that says what is left out. */

import type { JsonSchema } from '../schema/catalogue.ts';

function isInverted(schema: JsonSchema): boolean {
  return schema['x-inverted'] === true;
}

/** Whether the stored value shows as on. Nothing stored is as good as false. */
export function isOn(schema: JsonSchema, stored: unknown): boolean {
  return (stored === true) !== isInverted(schema);
}

/** The value to store for a switch that shows as `on`. */
export function storedAs(schema: JsonSchema, on: boolean): boolean {
  return on !== isInverted(schema);
}
