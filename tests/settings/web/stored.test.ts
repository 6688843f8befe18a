/** How the settings screen handles responses, saves elsewhere, and drafts stored before a crash. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changedKeys, partialAnswer, wholeAnswer } from '#modules/settings/web/screen/answer.ts';
import { draftsIn, draftsKey, keepDrafts, readStoredDrafts } from '#modules/settings/web/screen/drafts/crash-drafts.ts';
import { catchUp } from '#modules/settings/web/screen/conflict/moved.ts';
import { linkTo, placeIn, queryOf } from '#modules/settings/web/screen/place.ts';
import { previewOf } from '#modules/settings/web/screen/preview/preview.ts';
import { catalogue, layer } from '../../engine/small-catalogue.ts';
import { fakeStorage } from '../../platform/web/client/fake-storage.ts';
import { formOver } from './form/form.ts';

const here = { source: 'provider', set_here: true } as const;
const fromDefault = { source: 'default', set_here: false } as const;

describe('responses', () => {
  const whole = {
    revision: 7,
    settings: { company: 'Kestrel', note: 'a' },
    removed: [],
    provenance: { company: here, note: here },
  };

  test('changes are applied over the existing values, and removed ones are deleted', () => {
    const newer = {
      revision: 9,
      settings: { company: 'Courier', opens: '09:00' },
      removed: ['company'],
      provenance: { company: fromDefault, opens: here },
    };
    const now = partialAnswer(wholeAnswer(whole, 'provider'), newer, 'provider');
    expect(now).toEqual({
      revision: 9,
      layers: [{ scope: 'provider', values: { note: { value: 'a' }, opens: { value: '09:00' } } }],
    });
    expect(changedKeys(newer)).toEqual(['company', 'opens']);
  });
});

describe('a save elsewhere', () => {
  const now = (values: Readonly<Record<string, unknown>>) => ({ revision: 8, layers: [layer('provider', values)] });

  test('of another setting does not affect the drafts', () => {
    const form = formOver({ company: 'Kestrel' });
    form.edit('company', 'Mine', true);
    expect(catchUp(form, now({ company: 'Kestrel', note: 'theirs' }), ['note'])).toEqual({ drafts: {}, conflicts: [] });
  });

  test('of the same setting is a conflict with both values', () => {
    const form = formOver({ company: 'Kestrel' });
    form.edit('company', 'Mine', true);
    const { conflicts } = catchUp(form, now({ company: 'Theirs' }), ['company']);
    expect(conflicts).toMatchObject([{ key: 'company', base: 'Kestrel', theirs: 'Theirs', mine: 'Mine', by: 'Ann' }]);
  });

  test('of other members of the same set is merged', () => {
    const form = formOver({ statuses: ['quote'] });
    form.edit('statuses', ['quote', 'collected'], false);
    const { drafts, conflicts } = catchUp(form, now({ statuses: ['quote', 'delivered'] }), ['statuses']);
    expect(conflicts).toEqual([]);
    expect(drafts['statuses']).toEqual(expect.arrayContaining(['quote', 'collected', 'delivered']));
  });
});

describe('stored drafts', () => {
  const key = draftsKey(1, 2);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', fakeStorage());
    vi.stubGlobal('window', new EventTarget());
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('survive a reload, resets included; secrets do not', () => {
    const form = formOver({ company: 'Kestrel', validity: 20, payments: true });
    const stop = keepDrafts(key, form);
    form.edit('company', 'Kestrel ZA', true);
    form.edit('passphrase', 'correct horse', true);
    form.reset(['validity']);
    vi.advanceTimersByTime(1000);
    expect(localStorage.getItem(key)).not.toContain('horse');
    const stored = readStoredDrafts(key, () => true);
    expect(stored && draftsIn(stored)).toEqual({ company: 'Kestrel ZA', validity: undefined });
    expect(stored?.revision).toBe(7);
    expect(readStoredDrafts(key, (name) => name === 'gone')).toBeUndefined();
    // The user was asked before closing the form.
    stop();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('are still stored by a form that restores them', () => {
    const before = formOver();
    const stop = keepDrafts(key, before);
    before.edit('company', 'K', true);
    const after = formOver();
    after.restore(before.state().drafts);
    stop();
    keepDrafts(key, after);
    expect(readStoredDrafts(key, () => true)?.settings).toEqual({ company: 'K' });
  });

  test('are removed once nothing is unsaved', () => {
    const form = formOver();
    const stop = keepDrafts(key, form);
    form.edit('company', 'K', true);
    vi.advanceTimersByTime(1000);
    expect(localStorage.getItem(key)).not.toBeNull();
    form.discard(['company']);
    vi.advanceTimersByTime(1000);
    stop();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('are written when the page is left before the delay is over', () => {
    const form = formOver();
    const stop = keepDrafts(key, form);
    form.edit('company', 'K', true);
    window.dispatchEvent(new Event('pagehide'));
    expect(readStoredDrafts(key, () => true)?.settings).toEqual({ company: 'K' });
    stop();
  });

  test.for(['nonsense', '{}', '[]', '{"at":1}', 'null'])('%s in the storage is ignored', (text) => {
    localStorage.setItem(key, text);
    expect(readStoredDrafts(key, () => true)).toBeUndefined();
  });
});

describe('the URL of a setting', () => {
  const place = (query: string) => placeIn(new URLSearchParams(query), catalogue, ['general']);

  test('contains tab, section and setting', () => {
    expect(place('setting=company')).toEqual({ tab: 'general', section: 'all', setting: 'company' });
    expect(place('tab=general&section=all')).toEqual({ tab: 'general', section: 'all' });
    expect(queryOf({ tab: 'general', section: 'all', setting: 'company' })).toEqual({
      tab: 'general',
      section: 'all',
      setting: 'company',
    });
  });

  test('ignores unknown names', () => {
    expect(place('tab=theme&section=nothing&setting=gone')).toEqual({ tab: 'general' });
    expect(place('')).toEqual({ tab: 'general' });
  });

  test('is copied completely', () => {
    vi.stubGlobal('location', { origin: 'https://kestrel.test' });
    expect(linkTo({ tab: 'general', setting: 'company' }, { scope: 'account', id: '12' })).toBe(
      'https://kestrel.test/settings?scope=account&id=12&tab=general&setting=company',
    );
    vi.unstubAllGlobals();
  });
});

test('only valid changes that are visible to others are previewed', () => {
  const form = formOver();
  expect(previewOf(form)).toBeNull();
  form.edit('company', 'K', true);
  expect(previewOf(form)).toBeNull();
  form.edit('colour', '#ff0000', true);
  expect(previewOf(form)).toEqual({ colour: '#ff0000' });
  form.edit('colour', 'red', true);
  form.settle();
  expect(previewOf(form)).toBeNull();
});
