/** Assigning jobs to drivers by area. */
import { describe, expect, test } from 'vitest';
import {
  assignsOn,
  driverFor,
  readOutline,
  type DriverArea,
  type NewJob,
} from '#modules/operations/domain/driver-area.ts';

const area = (attributes: Partial<DriverArea>): DriverArea => ({
  ...{ id: 1, branch_id: 1, collects: true, delivers: true, postal_codes: [], outline: null },
  ...{ working_days: [], open_jobs: 0, ...attributes },
});
const randburg = { lat: -26.1, lng: 28, code: '2194' };
const job: NewJob = { leg: 'collection', place: randburg, branchId: 1, weekday: 1 };
const square = '-26.0, 27.9\n-26.0, 28.1\n-26.2, 28.1\n-26.2, 27.9';

describe('the driver of a job', () => {
  test('outlines take precedence over postal codes, and those over the whole branch', () => {
    const branch = area({ id: 1 });
    const codes = area({ id: 2, postal_codes: ['2190-2199'] });
    const outline = area({ id: 3, outline: square });
    expect(driverFor([branch, codes, outline], job)).toBe(3);
    expect(driverFor([branch, codes], job)).toBe(2);
    expect(driverFor([branch], job)).toBe(1);
    expect(driverFor([codes, outline], { ...job, place: { code: '8001' } })).toBeUndefined();
  });

  test('drivers of the branch take precedence over those of another one, who are not assigned by branch alone', () => {
    const other = area({ id: 1, branch_id: 2, outline: square });
    expect(driverFor([other, area({ id: 2 })], job)).toBe(2);
    expect(driverFor([other], job)).toBe(1);
    expect(driverFor([area({ branch_id: 2 })], job)).toBeUndefined();
    expect(driverFor([area({ branch_id: null, postal_codes: ['2194'] })], job)).toBe(1);
  });

  test('the least busy driver gets it, on their working days, for their kind of job', () => {
    const [busy, free] = [area({ id: 1, open_jobs: 5 }), area({ id: 2, open_jobs: 4 })];
    expect(driverFor([busy, free], job)).toBe(2);
    expect(driverFor([busy, area({ ...free, working_days: [2, 3] })], job)).toBe(1);
    expect(driverFor([area({ collects: false })], job)).toBeUndefined();
    expect(driverFor([area({ delivers: false })], { ...job, leg: 'delivery' })).toBeUndefined();
  });
});

test('an outline has at least three corners, each with coordinates', () => {
  expect(readOutline('-26, 27\n-26, 28\n\n-27 28')).toEqual([
    [27, -26],
    [28, -26],
    [28, -27],
    [27, -26],
  ]);
  for (const wrong of ['', '-26, 27\n-26, 28', '-26, 27\n-26, 28\nnorth', '-126, 27\n-26, 28\n-27, 28', '1\n2\n3'])
    expect(readOutline(wrong), wrong).toBeUndefined();
});

test('F334 nothing is assigned on public holidays and closed days, unless the provider enables it', () => {
  const isHoliday = (date: string) => date === '2026-12-25';
  const closed = { office_closed_days: [{ date: '2026-12-24' }] };
  const off = { ...closed, disable_auto_assigning_drivers_on_public_holidays: true };
  const on = { ...closed, disable_auto_assigning_drivers_on_public_holidays: false };
  expect(['2026-12-23', '2026-12-24', '2026-12-25'].map((date) => assignsOn(date, off, isHoliday))).toEqual([
    ...[true, false, false],
  ]);
  expect(assignsOn('2026-12-25', on, isHoliday)).toBe(true);
});
