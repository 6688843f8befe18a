/** Which settings show a scheduled change, and its text. */
import { expect, test } from 'vitest';
import type { SettingsSchedule } from '#generated/types.ts';
import { scheduledByKey } from '#modules/settings/web/shared/scheduled.ts';

function schedule(id: number, more: Partial<SettingsSchedule>): SettingsSchedule {
  return {
    ...{ id, status: 'waiting', run_at: '2026-12-01T08:00:00+02:00', note: '', scheduled_by: 'Sipho Staff' },
    ...{ scheduled_at: '2026-11-01T08:00:00+02:00', settings: [], changes: [], reason: null },
    ...{ finished_by: null, finished_at: null, finished_revision: null },
    ...more,
  };
}

const change = (setting: string, to: unknown, set = true) => ({ setting, to, from_set: false, to_set: set });

test('each setting has its pending changes, the next one first', () => {
  const found = scheduledByKey([
    schedule(1, { changes: [change('company', 'Later'), change('note', 'x')] }),
    schedule(2, { run_at: '2026-11-30T23:30:00Z', changes: [change('company', 'First')] }),
    schedule(3, { status: 'suspended', changes: [change('validity', 30, false)] }),
    schedule(4, { status: 'applied', changes: [change('website', 'never')] }),
    schedule(5, { status: 'cancelled', changes: [change('website', 'never')] }),
  ]);
  expect([...found.keys()].sort()).toEqual(['company', 'note', 'validity']);
  expect(found.get('company')).toMatchObject([
    { schedule: 2, to: 'First', by: 'Sipho Staff' },
    { schedule: 1, to: 'Later', suspended: false },
  ]);
  expect(found.get('validity')).toMatchObject([{ suspended: true, resets: true, to: 30 }]);
});
