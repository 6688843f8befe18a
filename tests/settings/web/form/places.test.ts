/** Location of settings on the screen, access to them, and how stored values become layers. */
import { expect, test } from 'vitest';
import { resolve } from '#engine/state/resolve.ts';
import { crumbOf, linesOf, openTabs, readableKeys } from '#modules/settings/web/shared/places.ts';
import { layersOf } from '#modules/settings/web/shared/stored-side.ts';
import { allSetHere } from '../../../factories/stored-side.ts';
import { catalogue, customer, platform, setting, support } from '../../../engine/small-catalogue.ts';
import { formOver } from './form.ts';

test('a tab lists its sections and their visible settings in order', () => {
  const lines = linesOf(formOver({ mode: 'checkbox' }), 'general');
  expect(lines[0]).toMatchObject({ kind: 'section', id: 'all' });
  const keys = lines.slice(1).map(({ id }) => id);
  expect(keys.slice(0, 3)).toEqual(['company', 'website', 'note']);
  expect(keys).not.toContain('window_text');
  expect(linesOf(formOver(), 'theme')).toEqual([]);
});

test('a tab is shown to users who may read one of its settings, locked or not', () => {
  expect(openTabs(catalogue, support, 'provider').map(({ id }) => id)).toEqual(['general']);
  expect(openTabs({ ...catalogue, sections: {} }, platform, 'provider')).toEqual([]);
});

test('settings not for an audience cannot be found by it', () => {
  expect(readableKeys(catalogue, platform, 'provider')).not.toContain('internal');
  expect(readableKeys(catalogue, customer, 'provider')).toEqual(['colour']);
});

test('a setting has a path on the screen', () => {
  expect(crumbOf(catalogue, setting('company'))).toBe('General › Everything');
});

test('a response becomes the values set here over those below', () => {
  const settings = { company: 'Kestrel', opens: '07:00', note: 'plain' };
  const provenance = {
    company: { source: 'provider', set_here: true, by: 'Ann', at: '2026-03-09T10:00:00+02:00' },
    opens: { source: 'platform', set_here: false },
    note: { source: 'default', set_here: false },
  } as const;
  const layers = layersOf(settings, provenance, 'provider');
  expect(resolve(setting('company'), layers, 'provider')).toMatchObject({
    value: 'Kestrel',
    set_here: true,
    by: 'Ann',
  });
  expect(resolve(setting('opens'), layers, 'provider')).toMatchObject({
    value: '07:00',
    source: 'platform',
    set_here: false,
  });
  expect(resolve(setting('note'), layers, 'provider').source).toBe('default');
  expect(allSetHere({ note: 'x' }, 'provider').layers).toEqual([
    { scope: 'provider', values: { note: { value: 'x' } } },
  ]);
});
