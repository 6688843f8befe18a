/** The layers of stored rows. */
import { expect, it } from 'vitest';
import { layersOf } from '#modules/settings/server/values/layers.ts';
import type { ValueRow } from '#modules/settings/server/values/repository.ts';

it('are made once for the same rows, so that what is derived from them is kept as well', () => {
  const at = '2026-11-29T08:00:00+02:00';
  const by = { updated_by: null, updated_by_name: null };
  const rows: readonly ValueRow[] = [
    { scope: 'provider', scope_id: 0, key: 'office_hours_start', value: '08:00', is_secret: false, at, ...by },
  ];
  expect(layersOf(rows)).toBe(layersOf(rows));
  expect(layersOf([...rows])).toEqual(layersOf(rows));
});
