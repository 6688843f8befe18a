/** Searches settings by title, help, key, keywords, choices and current value, tolerating typing mistakes. */

import MiniSearch, { type Options } from 'minisearch';
import type { Catalogue, JsonSchema, Setting } from '../schema/catalogue.ts';
import { parseQuery, type SearchQuery, type SearchState } from './search-query.ts';
import { valueText } from '../values/value-text.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly key: string;
  readonly place: string;
  readonly choices: string;
  readonly keywords: string;
  readonly value: string;
  readonly description: string;
}

export interface SearchIndex {
  /**
   * Keys of the matching settings, best first; without words all that match the filters, in screen order. All words must match; if
   * that finds nothing, any word.
   *
   * @param holds evaluates filters about the current state, such as `@modified`
   */
  readonly search: (text: string, holds?: (key: string, state: SearchState) => boolean) => readonly string[];
  /** The folded words of settings that match a text; a short text matches the beginnings of words. */
  readonly matched: (text: string) => ReadonlySet<string>;
  /** Indexes the current value of a setting; values of secrets are never indexed. */
  readonly setValue: (key: string, value: unknown) => void;
}

const options: Options<Entry> = {
  fields: ['title', 'key', 'place', 'choices', 'keywords', 'value', 'description'],
  tokenize: (text) => wordsOf(text),
  processTerm: (term) => fold(term),
  searchOptions: {
    boost: { title: 6, key: 4, keywords: 4, choices: 2, value: 2, place: 1.5 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
    maxFuzzy: 2,
    combineWith: 'AND',
  },
};

/** Lower case without accents. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordPattern = /[\p{L}\p{N}#]+/gu;

function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** The positions of the `matched` words in a text, as start and end. */
export function placesOf(matched: ReadonlySet<string>, text: string): readonly (readonly [number, number])[] {
  const [only] = matched;
  const begins = matched.size === 1 && only !== undefined && only.length <= shortest;
  return [...text.matchAll(wordPattern)].flatMap(({ index, 0: found }) => {
    const folded = fold(found);
    if (begins && folded.startsWith(only)) return [[index, index + only.length] as const];
    return matched.has(folded) ? [[index, index + found.length] as const] : [];
  });
}

/** A text this short is the beginning of a large share of all words. */
const shortest = 2;

/**
 * A short text is looked up without scoring: first settings whose title begins with it, then those with another title
 * word that does, then those whose key has one; each in screen order.
 */
function byBeginning(entries: Iterable<Entry>): ReadonlyMap<string, readonly string[]> {
  const ranked = new Map<string, [string[], string[], string[]]>();
  for (const { id, title, key } of entries) {
    const ranks = new Map<string, 0 | 1 | 2>();
    const rank = (word: string, place: 0 | 1 | 2) => {
      for (let length = 1; length <= Math.min(shortest, word.length); length += 1) {
        const beginning = word.slice(0, length);
        if (!ranks.has(beginning)) ranks.set(beginning, place);
      }
    };
    for (const [at, word] of wordsOf(fold(title)).entries()) rank(word, at === 0 ? 0 : 1);
    for (const word of wordsOf(fold(key))) rank(word, 2);
    for (const [beginning, place] of ranks) {
      const lists = ranked.get(beginning) ?? [[], [], []];
      lists[place].push(id);
      ranked.set(beginning, lists);
    }
  }
  return new Map([...ranked].map(([beginning, lists]) => [beginning, lists.flat()]));
}

/**
 * Builds the index, once per catalogue: about 0.1 s for 3,000 settings; a search then takes a few milliseconds.
 *
 * @param keys the settings that the user may see
 * @param read their effective values
 */
export function searchIndex(
  catalogue: Catalogue,
  keys: readonly string[],
  read: (key: string) => unknown,
): SearchIndex {
  const engine = new MiniSearch<Entry>(options);
  const entries = new Map<string, Entry>();
  for (const key of keys) {
    const setting = catalogue.settings[key];
    if (setting) entries.set(key, entryOf(catalogue, setting, read(key)));
  }
  engine.addAll([...entries.values()]);
  const beginnings = byBeginning(entries.values());

  return {
    search: (text, holds = () => false) => {
      const query = parseQuery(text);
      const passes = (key: string) => passesFilters(catalogue, key, query, holds);
      if (query.words === '') return [...entries.keys()].filter(passes);
      const begun = (beginnings.get(fold(query.words)) ?? []).filter(passes);
      if (begun.length > 0) return begun;
      const filter = ({ id }: { id: unknown }) => typeof id === 'string' && passes(id);
      const found = engine.search(query.words, { filter });
      const shown = found.length > 0 ? found : engine.search(query.words, { filter, combineWith: 'OR' });
      return shown.map(({ id }) => String(id));
    },
    matched: (text) => {
      const { words } = parseQuery(text);
      if (words.length <= shortest) return new Set(words === '' ? [] : [fold(words)]);
      const found = engine.search(words);
      const shown = found.length > 0 ? found : engine.search(words, { combineWith: 'OR' });
      return new Set(shown.flatMap(({ terms }) => terms));
    },
    setValue: (key, value) => {
      const [entry, setting] = [entries.get(key), catalogue.settings[key]];
      if (!entry || !setting) return;
      const text = searchableValue(setting, value);
      if (text === entry.value) return;
      const fresh = { ...entry, value: text };
      entries.set(key, fresh);
      engine.replace(fresh);
    },
  };
}

function entryOf(catalogue: Catalogue, setting: Setting, value: unknown): Entry {
  const section = catalogue.sections[`${setting.tab}/${setting.section}`];
  const tab = catalogue.tabs.find(({ id }) => id === setting.tab);
  return {
    id: setting.key,
    title: setting.schema.title ?? '',
    key: [setting.key, ...setting.aliases].join(' '),
    place: `${tab?.title ?? ''} ${section?.title ?? ''}`,
    choices: choiceTitles(setting.schema).join(' '),
    keywords: (setting.keywords ?? []).join(' '),
    value: searchableValue(setting, value),
    description: setting.schema.description ?? '',
  };
}

function searchableValue(setting: Setting, value: unknown): string {
  if (setting.secret || value === undefined || typeof value === 'boolean') return '';
  return valueText(setting.schema, value);
}

function choiceTitles(schema: JsonSchema): readonly string[] {
  const own = (schema.oneOf ?? []).map((choice) => choice.title ?? '');
  const fields = Object.values(schema.properties ?? {});
  return [...own, ...[...(schema.items ? [schema.items] : []), ...fields].flatMap(choiceTitles)];
}

function passesFilters(
  catalogue: Catalogue,
  key: string,
  query: SearchQuery,
  holds: (key: string, state: SearchState) => boolean,
): boolean {
  const setting = catalogue.settings[key];
  if (!setting) return false;
  if (!query.states.every((state) => stateHolds(setting, state, holds))) return false;
  if (query.scopes.length > 0 && !setting.scopes.some((scope) => query.scopes.includes(scope))) return false;
  if (query.tabs.length === 0) return true;
  const title = catalogue.tabs.find(({ id }) => id === setting.tab)?.title.toLowerCase() ?? '';
  return query.tabs.some((tab) => setting.tab === tab || title.startsWith(tab));
}

/** States that the schema determines are evaluated here; the others by the caller's function. */
function stateHolds(
  setting: Setting,
  state: SearchState,
  holds: (key: string, state: SearchState) => boolean,
): boolean {
  if (state === 'secret') return setting.secret;
  if (state === 'deprecated') return setting.status === 'deprecated';
  return holds(setting.key, state);
}
