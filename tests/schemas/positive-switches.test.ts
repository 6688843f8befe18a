/** A switch says what happens when it is on; keys with a negative meaning are shown inverted. */
import { expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { factConditionText, settingConditionText } from '#engine/conditions/condition-text.ts';
import { valueLines } from '#engine/reference/value-lines.ts';
import { valueText } from '#engine/values/value-text.ts';
import { catalogue as generated } from '#generated/catalogue.ts';

const catalogue: Catalogue = generated;
const leavesOut = /^(unused_feature|disable|hide|mute|exclude)_|_(hide|remove)_/;

const leavingOut = Object.values(catalogue.settings).filter(
  ({ key, schema }) => schema.type === 'boolean' && leavesOut.test(key),
);

it.each(leavingOut.map((setting) => [setting.key, setting] as const))('%s', (_, { schema }) => {
  expect(schema['x-inverted']).toBe(true);
  expect(schema.title).not.toMatch(/^(no|not|never|hide|leave out|disable|exclude)\b/i);
  expect([true, false].map((stored) => valueText(schema, stored))).toEqual(['Off', 'On']);
  expect(valueLines(schema, false)).toEqual(['On']);
  expect(settingConditionText('it', schema, { const: false })).toBe(`${schema.title} is on`);
});

it('such settings exist, and only switches are inverted', () => {
  expect(leavingOut.length).toBeGreaterThan(15);
  const inverted = Object.values(catalogue.settings).filter(({ schema }) => schema['x-inverted'] === true);
  expect(inverted.every(({ schema }) => schema.type === 'boolean')).toBe(true);
});

it('every boolean fact has a text for its negation', () => {
  const facts = Object.entries(catalogue.facts).filter(([, { type }]) => type === 'boolean');
  expect(facts.length).toBeGreaterThan(0);
  for (const [name, fact] of facts)
    expect(factConditionText(name, fact, { const: false })).toBe(fact.title?.replace(' is ', ' isn’t '));
  expect(facts.every(([, { title }]) => title?.includes(' is '))).toBe(true);
});
