/** Values that a database cannot store are rejected with their path. */
import { expect, it } from 'vitest';
import { validateValue } from '#engine/validation/validate.ts';
import { unstorableText } from '#engine/values/storable.ts';
import { setting, validators } from '../small-catalogue.ts';

it.each<[string, unknown, readonly string[] | undefined]>([
  ['plain text', 'Jo’burg 😀 \n', undefined],
  ['a zero character', 'a\u0000b', []],
  ['the first half of a pair', 'a\ud83d', []],
  ['the second half of a pair', '\ude00', []],
  ['one deep in a value', [{ text: 'fine' }, { text: '\u0000' }], ['1', 'text']],
  ['one in a name', { 'a\u0000': 1 }, []],
  ['no text at all', [1, true, null, {}], undefined],
])('finds %s', (_, value, path) => {
  expect(unstorableText(value)).toEqual(path);
});

it('is reported to the user', () => {
  expect(validateValue(setting('terms'), [{ id: 'a', text: 'x\u0000' }], validators)).toEqual([
    {
      field: 'terms.0.text',
      code: 'invalid_value',
      message: 'It contains a character that can’t be stored. Enter it again.',
    },
  ]);
});
