/** Which column of a spreadsheet is which field: guessed from its heading, and read into an object. */

export interface SpreadsheetColumn {
  /** Path of the field: `delivery_address.city`. */
  readonly field: string;
  /** The heading that we write. */
  readonly title: string;
  /** Other headings under which people know it. */
  readonly names: readonly string[];
}

/** The field of each heading; undefined for what names none, and for a second column of the same field. */
export function guessColumns(
  columns: readonly SpreadsheetColumn[],
  headings: readonly string[],
): readonly (string | undefined)[] {
  const byName = new Map<string, string>();
  for (const { field, title, names } of columns)
    for (const name of [field, title, ...names]) if (!byName.has(plain(name))) byName.set(plain(name), field);
  const seen = new Set<string>();
  return headings.map((heading) => {
    const field = byName.get(plain(heading));
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
}

/** The filled cells of a line by field. Exports put a sign before what a spreadsheet would take for a formula; it is dropped here. */
export function cellsByField(
  fields: readonly (string | null | undefined)[],
  cells: readonly string[],
): readonly (readonly [field: string, text: string])[] {
  const filled: [field: string, text: string][] = [];
  for (const [at, field] of fields.entries()) {
    if (field === undefined || field === null) continue;
    const text = (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    if (text !== '') filled.push([field, text]);
  }
  return filled;
}

/** Decimal commas are decimals; what is no number comes back as it is, for the validation to refuse. */
export function numberIn(text: string): number | string {
  const number = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** Names compare without their signs and letter sizes: "Postal-Code" is "postal code". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .trim();
}
