/** Writes the query string of a call: absent values are skipped, arrays and objects are JSON (F413). */

export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    parts.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}

/** Fills `{name}` in a path and leaves the other parameters alone. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}|:(\w+)/g, (_, braced?: string, colon?: string) =>
    encodeURIComponent(String(params[braced ?? colon ?? ''])),
  );
}
