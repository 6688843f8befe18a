/**
 * Validation of texts loads with the template library, when a text is first opened; until then only the server
 * validates them.
 */

import type { Validators } from '#engine/schema/catalogue.ts';

type Further = NonNullable<Validators['further']>;

let validate: Further | undefined;

/** Called for every value of the settings form. */
export const lateFindings: Further = (key, value) => validate?.(key, value) ?? [];

/** From now on texts are validated while typing. */
export function validateTextsWith(further: Further): void {
  validate = further;
}
