/** Which layer's value applies, and that provenance says so. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '#engine/schema/catalogue.ts';
import { inherited, resolve } from '#engine/state/resolve.ts';
import { layer, setting } from '../small-catalogue.ts';

const near: readonly Scope[] = ['platform', 'provider', 'branch', 'account', 'user'];

describe('layers', () => {
  it('fall back to the default', () => {
    expect(resolve(setting('validity'), [], 'provider')).toEqual({ value: 30, source: 'default', set_here: false });
    expect(resolve(setting('passphrase'), [], 'provider').value).toEqual({ set: false });
    expect(resolve(setting('website'), [], 'provider').value).toBeUndefined();
  });

  it('say who set a value, when and in which scope; set to the default is still set', () => {
    expect(resolve(setting('validity'), [layer('provider', { validity: 30 })], 'provider')).toEqual({
      value: 30,
      source: 'provider',
      set_here: true,
      by: 'Ann',
      at: '2026-03-09T10:00:00+02:00',
    });
  });

  it('resolve to the most specific one, in any order, up to the scope in question', () => {
    const scopes = fc.uniqueArray(fc.constantFrom(...near));
    fc.assert(
      fc.property(scopes, fc.constantFrom(...near), (present, here) => {
        const layers = present.map((scope) => layer(scope, { opens: scope }));
        const expected = near.slice(0, near.indexOf(here) + 1).findLast((scope) => present.includes(scope));
        const found = resolve(setting('opens'), layers, here);
        expect(found.source).toBe(expected ?? 'default');
        expect(found.value).toBe(expected ?? '08:00');
        expect(found.set_here).toBe(present.includes(here));
      }),
    );
  });

  it('are ignored where the setting may no longer be set', () => {
    const layers = [layer('platform', { closes: '20:00' }), layer('user', { closes: '21:00' })];
    expect(resolve(setting('closes'), layers, 'user')).toMatchObject({ value: '17:00', source: 'default' });
  });

  it('show the result of a reset', () => {
    const layers = [layer('platform', { opens: '07:00' }), layer('provider', { opens: '09:00' })];
    expect(inherited(setting('opens'), layers, 'provider')).toMatchObject({
      value: '07:00',
      source: 'platform',
      set_here: false,
    });
    expect(inherited(setting('opens'), layers, 'platform')).toMatchObject({ value: '08:00', source: 'default' });
  });
});
