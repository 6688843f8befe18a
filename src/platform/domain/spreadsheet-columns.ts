/** Maps spreadsheet columns to fields, guessed from their headings, and reads lines into objects. */

export interface SpreadsheetColumn {
  /** Path of the field: `delivery_address.city`. */
  readonly field: string;
  /** The heading in files that we export. */
  readonly title: string;
  /** Other common headings for it. */
  readonly names: readonly string[];
}

/** The field of each heading; undefined for an unknown heading, and for a second column of the same field. */
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

/** The filled cells of a line by field. The sign that exports put before text resembling a formula is removed. */
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

/** Names are compared without punctuation and case: "Postal-Code" equals "postal code". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .trim();
}
