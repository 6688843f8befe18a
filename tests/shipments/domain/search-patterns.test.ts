/** What a search for shipments looks for. */
import { expect, test } from 'vitest';
import { searchedParts } from '#modules/shipments/domain/search-patterns.ts';

test.each([
  ['thandi  Sandton', ['thandi', 'Sandton']],
  ['Mokoena, Thandi;', ['Mokoena', 'Thandi']],
  ['twice twice', ['twice']],
  ['  ', []],
  ['12 Rivonia Road', ['12', 'Rivonia', 'Road']],
  ['2196', ['2196']],
  ['0181', ['0181']],
  ['082 123 4567', ['821234567']],
  ['+27 82 123 4567', ['821234567']],
  ['0027821234567', ['821234567']],
  ['27821234567', ['821234567']],
  ['(082) 123-4567', ['821234567']],
  ['82 123 4567', ['821234567']],
  ['082 123', ['82123']],
  ['+44 20 7946 0958', ['442079460958']],
  ['KST000123', ['KST000123']],
  ['082.123.4567', ['821234567']],
  ['Thandi 082 123 4567', ['821234567', 'Thandi']],
  ['082 123 4567 12 Oak Ave', ['821234567', '12', 'Oak', 'Ave']],
  ['(082) 123-4567, Sandton', ['821234567', 'Sandton']],
  ['0821234567 +27 83 765 4321', ['821234567', '837654321']],
  ['PO-27 82 boxes', ['PO-27', '82', 'boxes']],
  ['JSKDN5/1', ['JSKDN5']],
  ['thandi jskdn5/12', ['thandi', 'jskdn5']],
  ['12/5 Oak', ['12/5', 'Oak']],
])('%j looks for %j', (text, parts) => expect(searchedParts(text)).toEqual(parts));

test('words beyond the eighth are ignored', () => {
  expect(searchedParts('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
