/** Which drafts count as changes, and that an applied change set leaves nothing to change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '#engine/changes/apply.ts';
import { editsOf, isChanged, isEmpty } from '#engine/changes/change-set.ts';
import { resolve } from '#engine/state/resolve.ts';
import type { Base, Drafts } from '#engine/state/state.ts';
import { base, catalogue, layer, setting, staff, validators } from '../small-catalogue.ts';

const changed = (key: string, from: Base, draft: unknown) => isChanged(setting(key), from, draft);

describe('drafts', () => {
  it('equal to the stored value are not a change', () => {
    expect(changed('validity', base(), 30)).toBe(false);
    expect(changed('validity', base({ validity: 14 }), 14)).toBe(false);
    expect(changed('validity', base({ validity: 14 }), 30)).toBe(true);
    expect(changed('note', base(), '')).toBe(false);
    expect(changed('note', base({ note: 'x' }), '')).toBe(true);
  });

  it('of a set do not depend on the order of members, those of a list do', () => {
    expect(changed('statuses', base({ statuses: ['quote', 'at-hub'] }), ['at-hub', 'quote'])).toBe(false);
    const [one, two] = [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ];
    expect(changed('terms', base({ terms: [one, two] }), [two, one])).toBe(true);
    expect(changed('terms', base({ terms: [one] }), [{ text: 'A', id: 'a' }])).toBe(false);
  });

  it('reset only what is set here, even when it is set to the default', () => {
    expect(changed('validity', base({ validity: 30 }), undefined)).toBe(true);
    expect(changed('validity', base(), undefined)).toBe(false);
  });

  it('of a secret are a change as soon as something is entered', () => {
    const from = base({ payments: true, passphrase: { set: true } });
    expect(changed('passphrase', from, '')).toBe(false);
    expect(changed('passphrase', from, '***')).toBe(false);
    expect(changed('passphrase', from, 'correct horse')).toBe(true);
  });

  it('hidden by other drafts are not sent', () => {
    const from = base({ mode: 'window' });
    expect(editsOf(from, { window_text: '<p>x</p>', mode: 'checkbox' }, validators.conditions).settings).toEqual({
      mode: 'checkbox',
    });
    expect(editsOf(from, { window_text: '<p>x</p>' }, validators.conditions).settings).toEqual({
      window_text: '<p>x</p>',
    });
  });
});

const draftValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  company: fc.constantFrom(undefined, 'Courier', 'Kestrel', 'Protea'),
  website: fc.constantFrom(undefined, 'a.test', 'b.test'),
  note: fc.constantFrom(undefined, '', 'hello'),
  opens: fc.constantFrom(undefined, '07:00', '08:00'),
  closes: fc.constantFrom(undefined, '16:00', '17:00'),
  validity: fc.constantFrom(undefined, 1, 30, 45),
  mode: fc.constantFrom(undefined, 'checkbox', 'window'),
  window_text: fc.constantFrom(undefined, '', '<p>a</p>'),
  window_height: fc.constantFrom(undefined, 200, 400),
  payments: fc.constantFrom(undefined, true, false),
  statuses: fc.oneof(fc.constant(undefined), fc.subarray(['quote', 'collected', 'at-hub'])),
  terms: fc.oneof(
    fc.constant(undefined),
    fc.subarray([
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ]),
  ),
};
const anyDrafts: fc.Arbitrary<Drafts> = fc.record(draftValues, { requiredKeys: [] });
const anyStored = anyDrafts.map((drafts) =>
  Object.fromEntries(Object.entries(drafts).filter(([, value]) => value !== undefined)),
);

function after(from: Base, write: Readonly<Record<string, unknown>>, remove: readonly string[]): Base {
  const here = Object.entries(from.layers[0]?.values ?? {}).map(([key, { value }]) => [key, value] as const);
  const remaining = Object.fromEntries(here.filter(([key]) => !remove.includes(key)));
  return { ...from, layers: [layer('provider', { ...remaining, ...write })] };
}

describe('a change set', () => {
  it('once applied leaves the same drafts with nothing to change', () => {
    fc.assert(
      fc.property(anyStored, anyDrafts, (values, drafts) => {
        const from = base(values);
        const edits = editsOf(from, drafts, validators.conditions);
        const outcome = applyEdits({ base: from, validators, caller: staff, edits });
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
        const now = after(from, outcome.write, outcome.remove);
        expect(isEmpty(editsOf(now, drafts, validators.conditions))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('once applied gives every setting that was sent its drafted value, and changes no other', () => {
    fc.assert(
      fc.property(anyStored, anyDrafts, (values, drafts) => {
        const from = base(values);
        const edits = editsOf(from, drafts, validators.conditions);
        const outcome = applyEdits({ base: from, validators, caller: staff, edits });
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
        const now = after(from, outcome.write, outcome.remove);
        const untouched = Object.keys(catalogue.settings).filter(
          (key) => !edits.reset.includes(key) && setting(key).when_hidden === 'keep',
        );
        const expected = untouched.map((key) =>
          Object.hasOwn(edits.settings, key)
            ? edits.settings[key]
            : resolve(setting(key), from.layers, 'provider').value,
        );
        expect(untouched.map((key) => resolve(setting(key), now.layers, 'provider').value)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
