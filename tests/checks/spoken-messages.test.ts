/** Each exact text of the specification is said by a test that drives the product to it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spoken } from '../app/spoken-messages.ts';

/** What stands between the parts that the occasion fills in. */
const partsOf = (text: string): readonly string[] => text.split(/\{\w+\}/).filter((part) => part.trim() !== '');

/** Apostrophes may be written as the page prints them; a quoted one is escaped in a test. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll("\\'", "'");

test.each(spoken)('“%s” is said', (text, file) => {
  const source = plain(readFileSync(file, 'utf8'));
  for (const part of partsOf(text)) expect(source).toContain(part.trim());
});
