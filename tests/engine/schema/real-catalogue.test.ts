/** The engine works with the generated catalogue: every setting can be validated, shown, explained and found. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import type { Caller } from '#engine/state/access.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { explainConditions } from '#engine/conditions/explain.ts';
import { validateRule, validateValue } from '#engine/validation/validate.ts';
import { defaultOf } from '#engine/state/resolve.ts';
import { searchIndex } from '#engine/search/search.ts';
import { storedState, type Base } from '#engine/state/state.ts';
import { viewSetting } from '#engine/state/view.ts';
import { valueText } from '#engine/values/value-text.ts';

const catalogue: Catalogue = generated;
const settings = Object.values(catalogue.settings);
const everything: Base = { catalogue, layers: [], here: 'provider', facts: {} };
const read = storedState(everything);
const all: Caller = { audience: 'staff', can: () => true };

describe('the real catalogue', () => {
  it('has defaults that its own validators accept', () => {
    const checked = settings.filter((one) => !one.secret && one.schema.default !== undefined);
    expect(checked.length).toBeGreaterThan(10);
    expect(checked.flatMap((one) => validateValue(one, defaultOf(one), validators))).toEqual([]);
  });

  it('violates none of its own rules before anything is set', () => {
    const sections = Object.values(catalogue.sections);
    expect(
      sections
        .flatMap((section) => section.rules.map((rule) => validateRule(rule, section, read, validators)))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('evaluates its rules on values that cannot be converted to text', () => {
    const strange = { toString: 0 };
    for (const section of Object.values(catalogue.sections))
      for (const rule of section.rules)
        for (const key of rule.reads) {
          const instead = (name: string) => (name === key ? strange : read(name));
          expect(() => validateRule(rule, section, instead, validators), `${rule.id} ${key}`).not.toThrow();
        }
  });

  it('has every condition compiled, and describes it in words', () => {
    for (const { key, visible_when } of settings) {
      for (const { sentence } of explainConditions(catalogue, visible_when, read, validators.conditions).flat())
        expect(sentence, key).not.toContain('fitting value');
      for (const { test } of visible_when.flatMap((map) => Object.values(map)))
        expect(validators.conditions, key).toHaveProperty([test]);
    }
  });

  it('is shown section by section, each setting once', () => {
    const seen = Object.values(catalogue.sections).flatMap(({ keys }) =>
      settings
        .filter(({ key }) => keys.includes(key))
        .map((one) => viewSetting(one, everything, all, read, validators.conditions)),
    );
    expect(seen.map(({ key }) => key).sort()).toEqual(Object.keys(catalogue.settings).sort());
    const here = seen.filter(({ key }) => catalogue.settings[key]?.scopes.includes('provider'));
    expect(here.filter(({ writable }) => !writable)).toEqual([]);
  });

  it('finds each setting by its own title', () => {
    const index = searchIndex(catalogue, Object.keys(catalogue.settings), read);
    const lost = settings.filter(
      (one) =>
        !index
          .search(one.schema.title ?? '')
          .slice(0, 5)
          .includes(one.key),
    );
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it('has a short text for every default value', () => {
    for (const { key, schema } of settings) {
      expect(valueText(schema, schema.default).length, key).toBeGreaterThan(0);
      for (const example of schema.examples ?? []) expect(valueText(schema, example), key).not.toMatch(/^\{|\[object/);
    }
  });
});
