/** References in values to records that are stored elsewhere. */
import { expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { memberTargets, missingIn, referencesIn, referencesOf, withTargets } from '#engine/schema/references.ts';
import { widgetFor } from '#engine/schema/widget.ts';

const branch: JsonSchema = { type: 'string', maxLength: 20, 'x-refers-to': 'branches.code' };
const list: JsonSchema = { type: 'array', items: branch, maxItems: 9, uniqueItems: true, 'x-widget': 'tags' };
const manifests: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'string' }, from: branch, via: list } },
};
const targets = (to: string) =>
  to === 'branches.code'
    ? [
        { const: 'CPT', title: 'Cape Town (CPT)' },
        { const: 'JNB', title: 'Johannesburg (JNB)' },
      ]
    : undefined;

test('references are found at every depth, with their paths', () => {
  expect(referencesIn(manifests)).toEqual(['branches.code']);
  expect(referencesIn({ type: 'string' })).toEqual([]);
  const value = [
    { id: 'a', from: 'CPT', via: ['JNB', 'XXX'] },
    { id: 'b', from: '' },
  ];
  expect(referencesOf(manifests, value).map(({ path, value: named }) => [path.join('.'), named])).toEqual([
    ['0.from', 'CPT'],
    ['0.via.0', 'JNB'],
    ['0.via.1', 'XXX'],
  ]);
});

test('with known names they are selected instead of typed, and missing records are named', () => {
  const schema = withTargets(manifests, targets);
  expect(widgetFor(schema.items?.properties?.['from'] ?? {})).toBe('select');
  expect(widgetFor(withTargets(list, targets))).toBe('multi-select');
  expect(missingIn(schema, [{ id: 'a', from: 'CPT', via: ['JNB', 'XXX', 'XXX'] }])).toEqual(['XXX']);
  expect(missingIn(manifests, [{ id: 'a', from: 'XXX' }])).toEqual([]);
  expect(withTargets(list, () => undefined)).toEqual(list);
});

test('members of a setting are called by their names', () => {
  const members = [
    { id: '1', code: 'KES', name: 'Kestrel' },
    { id: '2', code: 'RTT', name: '' },
    { id: '3' },
    'broken',
  ];
  expect(memberTargets(members, 'code')).toEqual([
    { const: 'KES', title: 'Kestrel (KES)' },
    { const: 'RTT', title: 'RTT' },
  ]);
  expect(memberTargets(undefined, 'code')).toEqual([]);
});
