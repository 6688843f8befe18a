/** When a setting is visible, that "explain" describes the same conditions, and which settings are revalidated after a change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionMap } from '#engine/schema/catalogue.ts';
import { factConditionText, settingConditionText } from '#engine/conditions/condition-text.ts';
import { conditionNames, isVisible } from '#engine/conditions/condition.ts';
import { dependentsOf } from '#engine/conditions/dependents.ts';
import { explain } from '#engine/conditions/explain.ts';
import { resultingState } from '#engine/state/resulting-state.ts';
import { storedState } from '#engine/state/state.ts';
import { base, catalogue, compile, platform, setting, staff, validators } from '../small-catalogue.ts';

const is = (value: unknown) => ({ schema: { const: value }, test: String(value) });
const conditions = { true: compile({ const: true }), false: compile({ const: false }) };

describe('visibility', () => {
  it('is any of the maps, with all of their entries', () => {
    const map = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.boolean().map(is), { noNullPrototype: true });
    const state = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() });
    fc.assert(
      fc.property(fc.array(map, { maxLength: 4 }), state, (when: ConditionMap[], values: Record<string, boolean>) => {
        const holds = when.filter((one) =>
          Object.entries(one).every(([name, { schema }]) => values[name] === schema.const),
        );
        expect(isVisible(when, (name) => values[name], conditions)).toBe(when.length === 0 || holds.length > 0);
      }),
    );
  });

  it('does not hold for a missing value, nor when its validator is missing', () => {
    expect(isVisible([{ a: is(true) }], () => undefined, conditions)).toBe(false);
    expect(isVisible([{ a: { schema: {}, test: 'nowhere' } }], () => true, conditions)).toBe(false);
  });

  it('lists the settings and facts it reads', () => {
    expect(conditionNames(setting('platform_switch').visible_when)).toEqual(['user.is_platform_admin', 'environment']);
    expect(dependentsOf(catalogue, 'environment').visibility).toEqual(['platform_switch']);
    expect(dependentsOf(catalogue, 'opens').rules.map(({ id }) => id)).toEqual(['hours_order']);
    expect(dependentsOf(catalogue, 'company')).toEqual({ visibility: [], rules: [] });
  });
});

describe('the state after a save', () => {
  const after = (values: Record<string, unknown>, drafts: Record<string, unknown>) =>
    resultingState(base(values), drafts, validators.conditions);

  it('reads drafts, resets and facts', () => {
    const { read } = after({ validity: 14 }, { validity: undefined, company: 'Protea', passphrase: 'x' });
    expect([read('validity'), read('company'), read('environment'), read('nonsense')]).toEqual([
      30,
      'Protea',
      'prod',
      undefined,
    ]);
  });

  it('ignores a draft that would be hidden', () => {
    const drafts = { window_text: '<p>x</p>' };
    expect(after({}, drafts).read('window_text')).toBe('');
    expect(after({}, { ...drafts, mode: 'window' }).read('window_text')).toBe('<p>x</p>');
  });

  it('counts every draft where hidden settings may be written', () => {
    const { read } = resultingState(base(), { window_text: '<p>x</p>' }, validators.conditions, true);
    expect(read('window_text')).toBe('<p>x</p>');
  });

  it('resets in chains what the drafts hide, and nothing that was hidden before', () => {
    const shown = { mode: 'window', window_text: '<p>x</p>', window_height: 500 };
    const { read, hiddenResets } = after(shown, { mode: 'checkbox' });
    expect(hiddenResets()).toEqual(['window_text', 'window_height']);
    expect([read('window_text'), read('window_height')]).toEqual(['', 400]);
    expect(after({ ...shown, mode: 'checkbox' }, { company: 'Protea' }).hiddenResets()).toEqual([]);
  });

  it('shows a secret only as set or not', () => {
    expect(after({ payments: true }, { passphrase: 'correct horse' }).read('passphrase')).toEqual({ set: true });
    expect(after({ payments: true }, {}).read('passphrase')).toEqual({ set: false });
  });
});

describe('explain', () => {
  it('explains each condition with its current result', () => {
    const from = base({ mode: 'checkbox' });
    const { conditions: truths, visible } = explain(
      catalogue,
      setting('window_text'),
      staff,
      'provider',
      storedState(from),
      validators.conditions,
    );
    expect(truths).toEqual([[{ name: 'mode', sentence: 'Terms mode is Window.', now: 'Tick boxes', holds: false }]]);
    expect(visible).toBe(false);
  });

  it('includes each permission, the audience and the scope', () => {
    const from = base({}, { environment: 'dev' });
    const found = explain(
      catalogue,
      setting('platform_switch'),
      staff,
      'branch',
      storedState(from),
      validators.conditions,
    );
    expect(found.conditions.map((map) => map.map(({ sentence, holds }) => [sentence, holds]))).toEqual([
      [['User is a platform administrator.', false]],
      [['Environment is dev.', true]],
    ]);
    expect(found).toMatchObject({
      visible: true,
      exposed: true,
      scope: { sentence: 'It can be set for the provider.', allowed: false },
    });
    expect(found.permissions.map(({ permission, held }) => [permission, held])).toEqual([
      ['API_/providers/settings:POST', true],
      ['API_/platform:POST', false],
    ]);
    const all = explain(
      catalogue,
      setting('platform_switch'),
      platform,
      'provider',
      storedState(from),
      validators.conditions,
    );
    expect(all.permissions.every(({ held }) => held)).toBe(true);
  });

  const terms = setting('mode').schema;
  const cost = { title: 'Limit', type: 'number', 'x-unit': 'R' };
  it.each([
    [terms, { const: 'window' }, 'Terms mode is Window'],
    [terms, { enum: ['window', 'checkbox'] }, 'Terms mode is Window or Tick boxes'],
    [terms, { not: { const: 'window' } }, 'Terms mode is not Window'],
    [{ title: 'Payments', type: 'boolean' }, { const: true }, 'Payments is on'],
    [{ title: 'Payments', type: 'boolean' }, { const: false }, 'Payments is off'],
    [cost, { minimum: 5, maximum: 10 }, 'Limit is at least R\u00A05 and is at most R\u00A010'],
    [{ title: 'Key' }, { type: 'string', minLength: 1 }, 'Key is filled in'],
    [setting('statuses').schema, { contains: { const: 'at-hub' } }, 'Hidden statuses includes at-hub'],
    [{}, { pattern: '^x' }, 'the_key has a fitting value'],
  ])('text %#', (subject, condition, words) => expect(settingConditionText('the_key', subject, condition)).toBe(words));

  it('phrases a fact that is a clause as that clause', () => {
    const fact = { type: 'boolean', title: 'User is staff' };
    expect(factConditionText('user.is_staff', fact, { const: true })).toBe('User is staff');
    expect(factConditionText('user.is_staff', fact, { const: false })).toBe('User isn’t staff');
  });
});
