/** Two fields of which one is needed name each other. */
import { expect, test } from 'vitest';
import { pairedFieldInvariants } from '#engine/authoring/invariants/paired-fields.ts';
import { parseSource } from '#engine/authoring/source.ts';

function problemsOf(company: object): readonly string[] {
  const street = { type: 'string', title: 'Street', 'x-or': 'company' };
  const json = { id: 'place', type: 'object', properties: { street, company: { type: 'string', ...company } } };
  const file = parseSource('schemas/entities/place.json', JSON.stringify(json, null, 2), []);
  return pairedFieldInvariants([file]).map(({ line, message }) => `${line} ${message}`);
}

test('a field that names another which does not name it is reported with its line', () => {
  expect(problemsOf({ title: 'Company', 'x-or': 'street' })).toEqual([]);
  const said = ['8 "street" and "company" need titles, and an x-or that names the other.'];
  expect(problemsOf({ title: 'Company' })).toEqual(said);
  expect(problemsOf({ 'x-or': 'street' })).toEqual(said);
});
