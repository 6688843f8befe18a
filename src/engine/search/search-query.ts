/** Parses the text of the settings search: words, and filters such as `@modified`, `@tab:rates` or `@scope:account`. */

/** Filters that are true or false for a setting. */
export const searchStates = ['modified', 'overridden', 'invalid', 'secret', 'locked', 'deprecated'] as const;

export type SearchState = (typeof searchStates)[number];

export interface SearchQuery {
  readonly words: string;
  /** All of them must hold. */
  readonly states: readonly SearchState[];
  /** Tab ids or titles, in lower case; any of them. */
  readonly tabs: readonly string[];
  /** Scopes in which it may be set; any of them. */
  readonly scopes: readonly string[];
  /** Unknown filters, as typed, to be reported. */
  readonly unknown: readonly string[];
}

function namesIn(text: string): readonly string[] {
  return text.split(',').filter(Boolean);
}

export function parseQuery(text: string): SearchQuery {
  const words: string[] = [];
  const states = new Set<SearchState>();
  const tabs: string[] = [];
  const scopes: string[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/\s+/)) {
    const name = part.slice(1).toLowerCase();
    const state = searchStates.find((one) => one === name);
    if (!part.startsWith('@')) words.push(part);
    else if (state) states.add(state);
    else if (name.startsWith('tab:')) tabs.push(...namesIn(name.slice(4)));
    else if (name.startsWith('scope:')) scopes.push(...namesIn(name.slice(6)));
    else unknown.push(part);
  }
  return { words: words.join(' ').trim(), states: [...states], tabs, scopes, unknown };
}

function partsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Whether a filter such as `@modified` was typed. */
export function hasFilter(text: string, filter: string): boolean {
  return partsOf(text).some((part) => part.toLowerCase() === filter);
}

/** The text with a filter added, or removed if it was there. */
export function toggleFilter(text: string, filter: string): string {
  const parts = partsOf(text);
  const others = parts.filter((part) => part.toLowerCase() !== filter);
  return (others.length < parts.length ? others : [...parts, filter]).join(' ');
}
