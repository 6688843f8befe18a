/** Rollback and import apply all valid changes, skip and name the rest, and detect every difference between two states. */
import { describe, expect, it } from 'vitest';
import { differences } from '#engine/changes/difference.ts';
import { applyFitting } from '#engine/changes/apply-what-fits.ts';
import { currentName } from '#engine/schema/current-name.ts';
import { base, layer, staff, support, validators } from '../small-catalogue.ts';

function fit(stored: Record<string, unknown>, settings: Record<string, unknown>, caller = staff, reset: string[] = []) {
  const edits = { settings, reset };
  const fitting = applyFitting({ base: base(stored), validators, caller, edits, hiddenAllowed: true });
  return { ...fitting.outcome, skipped: fitting.skipped.map(({ key, errors }) => `${key}: ${errors[0]?.code}`) };
}

describe('applying what fits', () => {
  it('skips unknown or invalid edits and applies the rest', () => {
    const found = fit({}, { company: 'Kestrel', validity: 1000, nothing: 1 });
    expect(found.write).toEqual({ company: 'Kestrel' });
    expect(found.skipped.sort()).toEqual(['nothing: unknown_setting', 'validity: invalid_value']);
  });

  it('skips both sides of a rule that would be violated', () => {
    const found = fit({}, { opens: '18:00', closes: '09:00', company: 'Kestrel' });
    expect(found.write).toEqual({ company: 'Kestrel' });
    expect(found.skipped.toSorted().join()).toMatch(/^closes: .*opens: /);
  });

  it('skips everything that the caller may not write', () => {
    expect(fit({}, { company: 'Kestrel' }, support)).toMatchObject({
      write: {},
      skipped: ['company: permission_denied'],
    });
  });

  it('writes settings that a condition hides, and keeps named settings that the other changes hide', () => {
    expect(fit({}, { window_text: '<p>Hi</p>' }).write).toEqual({ window_text: '<p>Hi</p>' });
    const stored = { mode: 'window', window_text: '<p>Hi</p>' };
    expect(fit(stored, { mode: 'checkbox' }).remove).toEqual(['window_text']);
    expect(fit(stored, { mode: 'checkbox', window_text: '<p>Hi</p>' }).remove).toEqual([]);
  });
});

describe('differences', () => {
  const { catalogue } = base({});
  const seen = (...layers: ReturnType<typeof layer>[]) => ({ layers, here: 'provider' as const });

  it('cover values and whether they are set here, in screen order', () => {
    const before = seen(layer('provider', { company: 'Kestrel', validity: 30 }));
    const after = seen(layer('provider', { company: 'Kestrel', note: 'New' }), layer('platform', { opens: '07:00' }));
    const found = differences(catalogue, before, after).map(({ key }) => key);
    expect(found.sort()).toEqual(['note', 'opens', 'validity']);
  });

  it('ignores the order of members of a set', () => {
    const one = seen(layer('provider', { statuses: ['quote', 'collected'] }));
    const other = seen(layer('provider', { statuses: ['collected', 'quote'] }));
    expect(differences(catalogue, one, other)).toEqual([]);
  });
});

it('a setting is found by its former names', () => {
  const { catalogue } = base({});
  const company = { ...catalogue.settings['company']!, aliases: ['firm'] };
  const renamed = { ...catalogue, settings: { ...catalogue.settings, company } };
  expect(currentName(renamed, 'firm')).toBe('company');
  expect(currentName(renamed, 'company')).toBe('company');
  expect(currentName(renamed, 'constructor')).toBeUndefined();
});
