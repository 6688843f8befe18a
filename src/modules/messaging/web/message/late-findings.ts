/** The check of texts comes with the template library, when a text is first opened; until then only the server checks them. */

import type { Validators } from '#engine/schema/catalogue.ts';

type Further = NonNullable<Validators['further']>;

let validate: Further | undefined;

/** What the settings form asks of every value. */
export const lateFindings: Further = (key, value) => validate?.(key, value) ?? [];

/** From now on texts are validated while they are typed. */
export function validateTextsWith(further: Further): void {
  validate = further;
}
