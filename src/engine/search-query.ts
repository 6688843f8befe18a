/** Reads what was typed into the settings search: words, and filters such as `@modified` or `@tab:rates`. */

export interface SearchQuery {
  readonly words: string;
  readonly modified: boolean;
  readonly secret: boolean;
  readonly deprecated: boolean;
  /** Tab ids or titles, in lower case; any of them. */
  readonly tabs: readonly string[];
  /** Filters that do not exist, as typed, to be told about. */
  readonly unknown: readonly string[];
}

const switches = new Set(['modified', 'secret', 'deprecated']);

export function parseQuery(text: string): SearchQuery {
  const words: string[] = [];
  const on = new Set<string>();
  const tabs: string[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/\s+/)) {
    const name = part.slice(1).toLowerCase();
    if (!part.startsWith('@')) words.push(part);
    else if (switches.has(name)) on.add(name);
    else if (name.startsWith('tab:')) tabs.push(...name.slice(4).split(',').filter(Boolean));
    else unknown.push(part);
  }
  const has = (name: string) => on.has(name);
  return {
    words: words.join(' ').trim(),
    modified: has('modified'),
    secret: has('secret'),
    deprecated: has('deprecated'),
    tabs,
    unknown,
  };
}
