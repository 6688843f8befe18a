/** The ids that tie a setting's row, its input, help and error together, and the address a deep link jumps to. */

/** The prefix of every field's id. */
export const idPrefix = 'setting';

/** The id of the element that takes a setting's focus. */
export function fieldIdOf(key: string): string {
  return `${idPrefix}_${key}`;
}

/** The id of a setting's row. */
export function rowIdOf(key: string): string {
  return `row_${key}`;
}

/** The id of a field's help text. */
export function descriptionIdOf(fieldId: string): string {
  return `${fieldId}__help`;
}

/** The id of a field's error text. */
export function errorIdOf(fieldId: string): string {
  return `${fieldId}__error`;
}

/** The id of the unit that stands inside a number's field. */
export function unitIdOf(fieldId: string): string {
  return `${fieldId}__unit`;
}

/** The id of a section's head. */
export function sectionIdOf(section: string): string {
  return `section_${section}`;
}
