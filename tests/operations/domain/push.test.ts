/** When drivers are notified of new jobs, and the texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextActive, noticeOf } from '#modules/operations/domain/push.ts';
import { wallClock } from '#platform/domain/time.ts';

const hours = { push_notifications_active_hours_from: '06:00', push_notifications_active_hours_to: '20:00' };

test.each([
  ['2026-11-23T05:59:59+02:00', '2026-11-23T06:00:00+02:00'],
  ['2026-11-23T06:00:00+02:00', '2026-11-23T06:00:00+02:00'],
  ['2026-11-23T19:59:59+02:00', '2026-11-23T19:59:59+02:00'],
  ['2026-11-23T20:00:00+02:00', '2026-11-24T06:00:00+02:00'],
  ['2026-12-31T23:30:00+02:00', '2027-01-01T06:00:00+02:00'],
])('F324 at %s the next time is %s', (now, next) => {
  expect(nextActive(new Date(now), hours)).toEqual(new Date(next));
});

test('F324 the next time is never earlier, within a day, and within the hours; without hours it is now', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (now) => {
      const next = nextActive(now, hours);
      const { time } = wallClock(next);
      expect(next.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000);
      expect(time >= '06:00' && time < '20:00').toBe(true);
      expect(nextActive(now, {})).toEqual(now);
    }),
  );
});

test('a single job has its place and time, several are counted by kind', () => {
  const collection = { leg: 'collection', tracking_reference: 'KES123', place: 'Jet Park, Boksburg' } as const;
  const delivery = { leg: 'delivery', tracking_reference: 'KES124', place: '', before: null } as const;
  expect(noticeOf([{ ...collection, before: '12:00' }])).toEqual({
    ...{ title: 'New collection before 12:00', body: 'Jet Park, Boksburg · KES123', link: '/tripsheet' },
  });
  expect(noticeOf([delivery])).toMatchObject({ title: 'New delivery', body: 'KES124' });
  expect(noticeOf([{ ...collection, before: null }, delivery, delivery])).toMatchObject({
    ...{ title: '3 new jobs', body: '1 collection and 2 deliveries' },
  });
  expect(noticeOf([delivery, delivery])).toMatchObject({ title: '2 new jobs', body: '2 deliveries' });
});
