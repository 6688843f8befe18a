/** Edits are applied all or nothing, each error has its own code, and the written and audited values are exact. */
import { describe, expect, it } from 'vitest';
import { applyEdits, type Application, type Outcome } from '#engine/changes/apply.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { base, customer, layer, platform, staff, support, validators } from '../small-catalogue.ts';

function apply(stored: Record<string, unknown>, edits: Partial<Edits>, more: Partial<Application> = {}): Outcome {
  return applyEdits({
    base: base(stored),
    validators,
    caller: staff,
    edits: { settings: {}, reset: [], ...edits },
    ...more,
  });
}

const codes = (outcome: Outcome) => (outcome.ok ? [] : outcome.errors.map(({ field, code }) => `${field}: ${code}`));

describe('applying edits', () => {
  it('writes what changes, removes what is reset, and audits effective values', () => {
    expect(
      apply({ validity: 14, company: 'Kestrel' }, { settings: { company: 'Protea' }, reset: ['validity'] }),
    ).toEqual({
      ok: true,
      write: { company: 'Protea' },
      remove: ['validity'],
      changes: [
        { key: 'company', from: 'Kestrel', to: 'Protea', reset: false },
        { key: 'validity', from: 14, to: 30, reset: true },
      ],
    });
  });

  it('stores a value that equals the default: set is set', () => {
    expect(apply({}, { settings: { validity: 30 } })).toMatchObject({ write: { validity: 30 } });
  });

  it('drops edits without effect, so that they create no revision', () => {
    expect(
      apply(
        { validity: 14, statuses: ['quote', 'at-hub'] },
        { settings: { validity: 14, statuses: ['at-hub', 'quote'] }, reset: ['company'] },
      ),
    ).toEqual({
      ok: true,
      write: {},
      remove: [],
      changes: [],
    });
  });

  it('rejects each error with its own code, and then writes nothing', () => {
    const outcome = apply(
      { mode: 'checkbox', payments: true },
      {
        settings: {
          nonsense: 1,
          validity: 0,
          window_text: '<p>x</p>',
          passphrase: '***',
          platform_switch: true,
          company: 'Protea',
        },
        reset: ['toString'],
      },
    );
    expect(codes(outcome)).toEqual([
      'nonsense: unknown_setting',
      'platform_switch: permission_denied',
      'toString: unknown_setting',
      'validity: invalid_value',
      'passphrase: secret_placeholder',
      'window_text: hidden_setting',
      'platform_switch: hidden_setting',
    ]);
    expect(outcome).not.toHaveProperty('write');
  });

  it('is safe with prototype property names', () => {
    const settings: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect(codes(apply({}, { settings: settings as Record<string, unknown> }))).toEqual([
      '__proto__: unknown_setting',
      'constructor: unknown_setting',
    ]);
  });

  it('checks permission before the value, even for edits without effect', () => {
    expect(codes(apply({ validity: 14 }, { settings: { validity: 14 } }, { caller: support }))).toEqual([
      'validity: permission_denied',
    ]);
    expect(codes(apply({ validity: 14 }, { reset: ['validity'] }, { caller: support }))).toEqual([
      'validity: permission_denied',
    ]);
    expect(codes(apply({}, { settings: { validity: 14 } }, { caller: customer }))).toEqual([
      'validity: permission_denied',
    ]);
    expect(codes(apply({}, { settings: { internal: 'x' } }, { caller: platform }))).toEqual([
      'internal: permission_denied',
    ]);
  });

  it('rejects a scope where the setting can’t be set', () => {
    const branch = { ...base(), layers: [layer('branch', {})], here: 'branch' as const };
    const outcome = apply({}, { settings: { validity: 5, closes: '18:00' } }, { base: branch });
    expect(outcome).toMatchObject({
      errors: [
        {
          field: 'validity',
          code: 'scope_not_allowed',
          message: 'This can only be set for the provider, not for a branch.',
        },
      ],
    });
  });

  it('rejects setting and resetting at once', () => {
    expect(codes(apply({ validity: 2 }, { settings: { validity: 3 }, reset: ['validity'] }))).toEqual([
      'validity: invalid_value',
    ]);
  });

  it('validates visibility on the state after the save', () => {
    expect(apply({}, { settings: { mode: 'window', window_text: '<p>x</p>' } })).toMatchObject({ ok: true });
    expect(codes(apply({ mode: 'window' }, { settings: { mode: 'checkbox', window_text: '<p>x</p>' } }))).toEqual([
      'window_text: hidden_setting',
    ]);
  });

  it('lets imports, rollbacks and schedules write what is hidden', () => {
    expect(apply({}, { settings: { window_text: '<p>x</p>' } }, { hiddenAllowed: true })).toMatchObject({
      write: { window_text: '<p>x</p>' },
    });
  });

  it('resets what the save hides, in chains, and keeps what was hidden before or is explicitly kept', () => {
    const shown = {
      mode: 'window',
      window_text: '<p>x</p>',
      window_height: 500,
      payments: true,
      passphrase: { set: true },
    };
    const outcome = apply(shown, { settings: { mode: 'checkbox', payments: false } });
    expect(outcome).toMatchObject({ ok: true, remove: ['window_text', 'window_height'] });
    expect(apply({ mode: 'checkbox', window_text: '<p>x</p>' }, { settings: { company: 'Protea' } })).toMatchObject({
      remove: [],
    });
  });

  it('a stored value that is no longer valid blocks only itself', () => {
    const invalid = { company: '', validity: 900 };
    expect(apply(invalid, { settings: { note: 'x' } })).toMatchObject({ ok: true });
    expect(apply(invalid, { settings: { validity: 900, note: 'x' } })).toMatchObject({
      ok: true,
      write: { note: 'x' },
    });
    expect(codes(apply(invalid, { settings: { validity: 901 } }))).toEqual(['validity: invalid_value']);
    expect(apply(invalid, { reset: ['validity'] })).toMatchObject({ ok: true });
  });

  it('validates a rule only if one of its settings changes, and reports it under its id', () => {
    const broken = { opens: '09:00', closes: '08:00' };
    expect(apply({}, { settings: { opens: '18:00' } })).toMatchObject({
      errors: [{ field: 'closes', code: 'hours_order', message: 'It must close later than it opens.' }],
    });
    expect(apply(broken, { settings: { note: 'x' } })).toMatchObject({ ok: true });
    expect(codes(apply(broken, { settings: { opens: '10:00' } }))).toEqual(['closes: hours_order']);
    expect(apply(broken, { settings: { opens: '07:00' } })).toMatchObject({ ok: true });
    expect(codes(apply({ opens: '07:00', closes: '07:30' }, { reset: ['opens'] }))).toEqual(['closes: hours_order']);
  });

  it('validates a rule only while the setting that shows it is visible after the save', () => {
    const open = { mode: 'window', window_text: '<p>x</p>', window_height: 500, validity: 70 };
    expect(apply({}, { settings: { validity: 60 } })).toMatchObject({ ok: true });
    expect(codes(apply({ ...open, window_height: 300, validity: 7 }, { settings: { validity: 60 } }))).toEqual([
      'window_height: tall_enough',
    ]);
    expect(codes(apply(open, { settings: { window_height: 300 } }))).toEqual(['window_height: tall_enough']);
  });

  it('does not report a rule for a value that is itself invalid', () => {
    expect(codes(apply({}, { settings: { opens: 'late' } }))).toEqual(['opens: invalid_value']);
  });

  it('stores a secret as entered, and audits only that it changed', () => {
    const outcome = apply({ payments: true, passphrase: { set: true } }, { settings: { passphrase: 'correct horse' } });
    expect(outcome).toMatchObject({ write: { passphrase: 'correct horse' } });
    expect(outcome).toMatchObject({ changes: [{ key: 'passphrase', from: 'changed', to: 'changed', reset: false }] });
    expect(apply({ payments: true }, { settings: { passphrase: 'correct horse' } })).toMatchObject({
      changes: [{ from: null, to: 'changed' }],
    });
    expect(apply({ payments: true, passphrase: { set: true } }, { reset: ['passphrase'] })).toMatchObject({
      changes: [{ from: 'changed', to: null }],
    });
    expect(codes(apply({ payments: true }, { settings: { passphrase: '' } }))).toEqual(['passphrase: invalid_value']);
  });
});
