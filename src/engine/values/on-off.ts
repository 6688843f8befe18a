/** A switch may show the opposite of the stored value: `x-inverted` puts a positive switch over a key with a negative meaning. */

import type { JsonSchema } from '../schema/catalogue.ts';

function isInverted(schema: JsonSchema): boolean {
  return schema['x-inverted'] === true;
}

/** Whether the stored value is shown as on. No value is treated as false. */
export function isOn(schema: JsonSchema, stored: unknown): boolean {
  return (stored === true) !== isInverted(schema);
}

/** The value to store for a switch that shows as `on`. */
export function storedAs(schema: JsonSchema, on: boolean): boolean {
  return on !== isInverted(schema);
}
