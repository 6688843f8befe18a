/** Turns what was pasted into list items: a column of a spreadsheet, or lines of a message. */

/** The trimmed lines of a text without empty ones; undefined when it is a single line, which is pasted as text. */
export function pastedLines(text: string): readonly string[] | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}

/** `list` and then those of `more` that are not in it yet, in order. */
export function joined(list: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...list, ...more])];
}
