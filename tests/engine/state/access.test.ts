/** Who may read and write a setting, and the reasons given to those who may not. */
import { describe, expect, it, test } from 'vitest';
import { mayRead, mayShow, writeRefusal, type Caller } from '#engine/state/access.ts';
import type { Exposure, Setting } from '#engine/schema/catalogue.ts';
import { resultingState } from '#engine/state/resulting-state.ts';
import { storedState } from '#engine/state/state.ts';
import { viewSetting, type SettingView } from '#engine/state/view.ts';
import { base, catalogue, customer, layer, platform, setting, staff, support, validators } from '../small-catalogue.ts';

const guest: Caller = { audience: 'public', can: () => true };

describe('reading', () => {
  const exposures: readonly [Exposure, boolean, boolean, boolean][] = [
    ['public', true, true, true],
    ['customer', false, true, true],
    ['staff', false, false, true],
    ['server', false, false, false],
  ];
  it.each(exposures)('exposed to %s: guest %s, customer %s, staff %s', (exposure, ...expected) => {
    const exposed = { ...setting('company'), exposure };
    expect([guest, customer, platform].map((caller) => mayRead(exposed, caller))).toEqual(expected);
  });

  it('only staff can see whether a secret is set, whatever its exposure', () => {
    for (const exposure of ['public', 'server'] as const) {
      const secret = { ...setting('passphrase'), exposure };
      expect([guest, customer, platform].map((caller) => mayRead(secret, caller))).toEqual([false, false, true]);
    }
  });

  it('needs every permission of the read list', () => {
    const sensitive = { ...setting('company'), permission: { read: ['a', 'b'], write: [] } };
    const holding = (...held: string[]): Caller => ({ audience: 'staff', can: (one) => held.includes(one) });
    expect([mayRead(sensitive, holding('a')), mayRead(sensitive, holding('a', 'b'))]).toEqual([false, true]);
    expect(writeRefusal(sensitive, holding('a'), 'provider')?.message).toBe(
      'You don’t have permission to change this.',
    );
    const named = { ...holding(), nameOf: (permission: string) => `‘Do ${permission}’` };
    expect(writeRefusal(sensitive, named, 'provider')?.message).toBe(
      'To change this you need the permissions ‘Do a’ and ‘Do b’.',
    );
  });
});

test('customers are not shown what only the provider may change, staff see it locked', () => {
  const theirs: Setting = { ...setting('company'), exposure: 'public', permission: { read: [], write: [] } };
  const decided: Setting = { ...theirs, permission: { read: [], write: ['API_/providers/settings:POST'] } };
  const reader = (audience: 'customer' | 'staff'): Caller => ({ audience, can: () => false });
  const shown = (one: Setting) => [reader('customer'), reader('staff')].map((caller) => mayShow(one, caller));
  expect([shown(theirs), shown(decided)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

describe('writing', () => {
  it('is rejected in words, without permission strings', () => {
    expect(writeRefusal(setting('platform_switch'), support, 'provider')).toEqual({
      code: 'permission_denied',
      message: 'You don’t have permission to change this.',
    });
    expect(writeRefusal(setting('platform_switch'), platform, 'provider')).toBeUndefined();
  });

  it('gives no further reasons to users who may not read the setting', () => {
    expect(writeRefusal(setting('platform_switch'), customer, 'provider')?.message).toBe(
      'You can’t change this setting.',
    );
  });

  it('is rejected outside the scopes of the setting', () => {
    expect(writeRefusal(setting('closes'), staff, 'user')).toEqual({
      code: 'scope_not_allowed',
      message: 'This can only be set for the provider or for a branch, not for a user.',
    });
  });
});

describe('a section as one user sees it', () => {
  const seen = (caller: Caller, from = base(), read = storedState(from)): Map<string, SettingView> =>
    new Map(
      Object.values(from.catalogue.settings).map((one) => [
        one.key,
        viewSetting(one, from, caller, read, validators.conditions),
      ]),
    );

  it('hides settings that conditions hide or the user may not read, and locks those it may not change', () => {
    const shown = seen(support);
    expect(shown.get('window_text')?.visible).toBe(false);
    expect(shown.get('internal')?.visible).toBe(false);
    expect(shown.get('company')).toMatchObject({
      visible: true,
      writable: false,
      required: true,
      provenance: { source: 'default', set_here: false },
    });
    expect(shown.get('company')?.locked).toBe('You don’t have permission to change this.');
    expect(seen(staff).get('company')).not.toHaveProperty('locked');
  });

  it('follows the drafts', () => {
    const from = base();
    const { read } = resultingState(from, { mode: 'window' }, validators.conditions);
    expect(seen(staff, from, read).get('window_text')?.visible).toBe(true);
  });

  it('shows a deprecated setting only where a value is stored', () => {
    const old = {
      ...catalogue,
      settings: { ...catalogue.settings, note: { ...setting('note'), status: 'deprecated' as const } },
    };
    const shown = (values: Record<string, unknown>) =>
      seen(staff, { ...base(), catalogue: old, layers: [layer('provider', values)] }).get('note')?.visible;
    expect([shown({}), shown({ note: 'x' })]).toEqual([false, true]);
  });
});
