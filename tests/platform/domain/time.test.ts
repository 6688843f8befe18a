/** Times are displayed in South African time on any machine, and the list of selectable times. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfficeOpen, nextClosedDay } from '#platform/domain/office-hours.ts';
import { businessZone, halfHours, startOfDay, wallClock, withOffset, instantOn } from '#platform/domain/time.ts';

describe('business time', () => {
  it('uses Johannesburg time, across midnight', () => {
    expect(wallClock(new Date('2026-03-08T22:30:05Z'))).toEqual({
      date: '2026-03-09',
      time: '00:30',
      seconds: '05',
      weekday: 1,
    });
    expect(wallClock(new Date('2026-03-08T12:00:00Z')).weekday).toBe(0);
  });

  it('is what the time zone database says, in every year since daylight saving ended', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: businessZone, dateStyle: 'short', timeStyle: 'medium' });
    const instants = fc.date({ min: new Date('1945-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, time, seconds } = wallClock(instant);
        expect(`${date} ${time}:${seconds}`).toBe(zone.format(instant));
      }),
    );
  });

  it('formats an instant with its offset, and it stays the same instant', () => {
    const instant = new Date('2026-12-31T22:15:30Z');
    expect(withOffset(instant)).toBe('2027-01-01T00:15:30+02:00');
    expect(new Date(withOffset(instant))).toEqual(instant);
  });

  it('starts a day at midnight in Johannesburg', () => {
    expect(startOfDay('2026-03-09').toISOString()).toBe('2026-03-08T22:00:00.000Z');
  });

  it('offers half hours from 00:00 to 23:30, or between the given ends', () => {
    expect(halfHours()).toHaveLength(48);
    expect([halfHours()[0], halfHours().at(-1)]).toEqual(['00:00', '23:30']);
    expect(halfHours('07:45', '09:00')).toEqual(['08:00', '08:30', '09:00']);
    expect(halfHours('10:00', '09:00')).toEqual([]);
  });
});

describe('office hours', () => {
  const hours = {
    from: '08:00',
    to: '17:00',
    closed: [
      { date: '2026-09-24', reason: 'Heritage Day' },
      { date: '2026-05-01', reason: 'Workers’ Day' },
    ],
  };
  const at = (text: string) => new Date(`${text}+02:00`);

  it.each([
    ['2026-03-09T07:59:59', false],
    ['2026-03-09T08:00:00', true],
    ['2026-03-09T16:59:59', true],
    ['2026-03-09T17:00:00', false],
    ['2026-09-24T12:00:00', false],
  ])('at %s open is %s', (when, open) => expect(isOfficeOpen(hours, at(when))).toBe(open));

  it('extends past midnight if the end is before the beginning', () => {
    const night = { from: '18:00', to: '02:00' };
    expect(isOfficeOpen(night, at('2026-03-09T01:30:00'))).toBe(true);
    expect(isOfficeOpen(night, at('2026-03-09T12:00:00'))).toBe(false);
  });

  it('returns the next closed day, including today', () => {
    expect(nextClosedDay(hours, at('2026-03-09T12:00:00'))?.reason).toBe('Workers’ Day');
    expect(nextClosedDay(hours, at('2026-09-24T23:00:00'))?.reason).toBe('Heritage Day');
    expect(nextClosedDay(hours, at('2026-09-25T00:30:00'))).toBeUndefined();
  });
});

it('parses input as South African time, and rejects anything else', () => {
  expect(instantOn('2026-03-09T14:05')?.toISOString()).toBe('2026-03-09T12:05:00.000Z');
  for (const text of ['', '2026-03-09', '2026-13-40T99:99', '2026-03-09T14:05:00Z'])
    expect(instantOn(text)).toBeUndefined();
});
