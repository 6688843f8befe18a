/** Turns pasted text into list items: a column of a spreadsheet, or the lines of a message. */

/** The trimmed lines of a text without empty ones; undefined for a single line, which is pasted as text. */
export function pastedLines(text: string): readonly string[] | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}

/** `list` followed by the members of `more` that it does not contain yet, in order. */
export function joined(list: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...list, ...more])];
}
