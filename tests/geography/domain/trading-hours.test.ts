/** Trading hours of pickup points: open or closed in South African time, and a short description. */
import { describe, expect, it } from 'vitest';
import { isOpenAt, tradingHoursText } from '#modules/geography/domain/trading-hours.ts';
import type { TradingHours } from '#generated/types.ts';

const shop: readonly TradingHours[] = [
  ...([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: '08:30', to: '17:00' })),
  { day: 6, from: '08:30', to: '13:00' },
];
const always: readonly TradingHours[] = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({
  ...{ day, from: '00:00', to: '23:59' },
}));

describe('a shop', () => {
  it.each([
    ['Friday before it opens', '2026-11-20T08:29:00+02:00', false],
    ['Friday when it opens', '2026-11-20T08:30:00+02:00', true],
    ['Friday when it closes', '2026-11-20T17:00:00+02:00', false],
    ['Saturday noon', '2026-11-21T12:00:00+02:00', true],
    ['Sunday', '2026-11-22T12:00:00+02:00', false],
    ['Friday morning here, still night in London', '2026-11-20T07:00:00Z', true],
  ])('%s', (_, instant, open) => expect(isOpenAt(shop, new Date(instant))).toBe(open));

  it('describes its hours by ranges of days', () => {
    expect(tradingHoursText(shop)).toBe('Mon–Fri 08:30–17:00, Sat 08:30–13:00');
    expect(tradingHoursText([{ day: 0, from: '09:00', to: '12:00' }])).toBe('Sun 09:00–12:00');
    expect(tradingHoursText([])).toBe('');
  });
});

it('a locker that never closes is open in the last minute of the day', () => {
  expect(tradingHoursText(always)).toBe('Open 24 hours');
  expect(isOpenAt(always, new Date('2026-11-20T23:59:30+02:00'))).toBe(true);
});
