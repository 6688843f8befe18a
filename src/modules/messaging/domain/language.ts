/** The template language: Liquid with few tags and filters, own properties only and hard limits; it never compiles to code. */
import { Liquid, type Template as Parsed } from 'liquidjs';
import { dateText, filterDescriptions, moneyText, plainText, timeText, webAddress } from './filters.ts';

/** Tags for choices and loops; none that assigns, includes or defines templates. */
export const tagNames: readonly string[] = ['if', 'unless', 'case', 'for', 'break', 'continue', 'comment'];

/** For links in HTML only; not available to texts. */
export const linkFilter = 'web_address_of_link';

const fromLibrary = new Set(['default', 'upcase', 'downcase', 'capitalize', 'truncate', 'strip', 'size']);

/** Filters that convert any input to text; an object must not become `[object Object]`. */
const ofTexts = ['upcase', 'downcase', 'capitalize', 'truncate', 'strip'] as const;

/** The filters available to templates. */
export const filterNames: readonly string[] = filterDescriptions.map(({ name }) => name);

/** Maximum characters of a template, and milliseconds and operations of rendering. */
export const limits = { template: 25_000, milliseconds: 500, memory: 500_000, pieces: 5_000 } as const;

export type Kind = 'html' | 'text';

const languages: Partial<Record<Kind, Liquid>> = {};

/** The language with escaped values (`html`) or plain ones (`text`). */
export function language(kind: Kind): Liquid {
  return (languages[kind] ??= createLanguage(kind));
}

function createLanguage(kind: Kind): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    lenientIf: true,
    ownPropertyOnly: true,
    // In memory and empty: a template cannot load a file or another template.
    templates: {},
    parseLimit: limits.template,
    renderLimit: limits.milliseconds,
    memoryLimit: limits.memory,
    outputEscape: kind === 'html' ? (value: unknown) => escapeHtml(plainText(value)) : plainText,
  });
  keepOnly(liquid.tags, new Set(tagNames));
  keepOnly(liquid.filters, fromLibrary);
  for (const name of ofTexts) {
    const filter = liquid.filters[name];
    if (typeof filter !== 'function') continue;
    liquid.registerFilter(name, function ofText(value: unknown, ...args: unknown[]): unknown {
      return filter.call(this, plainText(value), ...args);
    });
  }
  liquid.registerFilter('date', (value: unknown, style?: unknown) => dateText(value, style));
  liquid.registerFilter('time', (value: unknown) => timeText(value));
  liquid.registerFilter('money', (value: unknown) => moneyText(value));
  liquid.registerFilter(linkFilter, (value: unknown) => webAddress(value));
  return liquid;
}

/** Without a prototype, so that `{{ x | constructor }}` finds nothing either. */
function keepOnly(registry: Record<string, unknown>, allowed: ReadonlySet<string>): void {
  for (const name of Object.keys(registry)) if (!allowed.has(name)) delete registry[name];
  Object.setPrototypeOf(registry, null);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

const parsed: Record<Kind, Map<string, readonly Parsed[]>> = { html: new Map(), text: new Map() };
const remembered = 500;

/** The parsed template; throws the library's error if it is invalid. Parsing the same text again is free. */
export function parse(source: string, kind: Kind): Parsed[] {
  const memory = parsed[kind];
  const known = memory.get(source);
  if (known) return [...known];
  const fresh = language(kind).parse(source);
  if (memory.size >= remembered) memory.clear();
  memory.set(source, fresh);
  return fresh;
}
