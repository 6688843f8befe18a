/** Checks texts against schemas/STYLE.md: refuses the listed words in texts of schemas and screens, each with its replacement. */
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { lineAt } from './imports.ts';

export interface WordList {
  /** The replacement of each word; words are in lower case. */
  readonly instead: ReadonlyMap<string, string>;
  /** Texts in which any word is allowed. */
  readonly exact: readonly string[];
}

const guide = 'schemas/STYLE.md';
const textKeys = new Set(['title', 'description', 'message', 'x-message', 'empty']);

export function checkWords(root: string): Finding[] {
  const list = wordList(readText(root, guide));
  return [
    ...filesUnder(root, ['schemas'], /\.json$/)
      // Their texts are read by authors of schemas and API clients, not on screens.
      .filter((file) => !/^schemas\/(vocabulary|calls)\//.test(file))
      .flatMap((file) => wordsInSchema(file, readText(root, file), list)),
    ...filesUnder(root, ['src'], moduleFile)
      .filter((file) => file.includes('/web/'))
      .flatMap((file) => wordsInScreen(file, readText(root, file), list)),
  ];
}

/** Parses the style guide: the rows under "Words" and the points under "Exact texts". */
export function wordList(text: string): WordList {
  const [, words = '', exact = ''] = text.split(/^## .*$/m);
  const rows = words.matchAll(/^\| ([^|]+?) *\| ([^|]+?) *\|$/gm);
  const pairs = [...rows].map(([, word = '', instead = '']) => [word, instead] as const);
  return {
    instead: new Map(pairs.filter(([word]) => word !== 'Not' && !word.startsWith('-'))),
    exact: [...exact.matchAll(/^- (.+)$/gm)].map(([, one = '']) => one),
  };
}

/** Listed words in a schema's texts for people. */
export function wordsInSchema(file: string, text: string, list: WordList): Finding[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/"([a-z-]+)": "((?:[^"\\]|\\.)*)"/g)]
      .filter(([, key = '']) => textKeys.has(key))
      .flatMap(([, , value = '']) => findings(file, at + 1, value, list)),
  );
}

/** Listed words in a screen: text between tags, and literals that look like text rather than a name. */
export function wordsInScreen(file: string, text: string, list: WordList): Finding[] {
  const found: Finding[] = [];
  const read = (raw: string, start: number) => {
    if (/^\s*[A-Z“]|\S\s+\S/.test(raw)) found.push(...findings(file, lineAt(text, start), raw, list));
  };
  new Visitor({
    JSXText: ({ value, start }) => {
      const begin = start + value.length - value.trimStart().length;
      found.push(...findings(file, lineAt(text, begin), value, list));
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') read(value, start);
    },
    TemplateElement: ({ value, start }) => read(value.raw, start),
  }).visit(parseSync(file, text).program);
  return found;
}

function findings(file: string, line: number, raw: string, { instead, exact }: WordList): Finding[] {
  const text = exact.reduce((rest, one) => rest.replaceAll(one, ''), raw.replaceAll(/\s+/g, ' ')).toLowerCase();
  return [...instead]
    .filter(([word]) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(text))
    .map(([word, replacement]) => ({ file, line, message: `says “${word}”: ${replacement} (${guide})` }));
}
