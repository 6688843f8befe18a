/** Each exact text of the specification is contained in the test that makes the product show it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exactMessages } from '../app/exact-messages.ts';

/** The fixed parts of a text, without placeholders. */
const partsOf = (text: string): readonly string[] => text.split(/\{\w+\}/).filter((part) => part.trim() !== '');

/** Apostrophes may be typographic, and are escaped in quoted strings. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll("\\'", "'");

test.each(exactMessages)('“%s” is shown', (text, file) => {
  const source = plain(readFileSync(file, 'utf8'));
  for (const part of partsOf(text)) expect(source).toContain(part.trim());
});
