/** Titles within a sentence keep their abbreviations. */
import { expect, test } from 'vitest';
import { midSentence } from '#engine/values/sentence.ts';

test.each([
  ['Bank account', 'bank account'],
  ['VAT change', 'VAT change'],
  ['A4 label', 'A4 label'],
  ['Opt-in for WhatsApp', 'opt-in for WhatsApp'],
  ['', ''],
])('%s', (title, expected) => expect(midSentence(title)).toBe(expected));
