/** Which extras a booking form offers, ticks and sends. */
import { expect, test } from 'vitest';
import { optInsOfLevel, tickedOptIns, withTickedOptIns } from '#modules/rates/domain/offered-opt-ins.ts';

const extra = (id: number, levels: readonly number[], opted_in_by_default = false) => ({
  ...{ id, name: `Extra ${id}`, description: '', opted_in_by_default, service_level_ids: [...levels] },
});
const [wrapping, forklift, card] = [extra(1, [1, 2]), extra(2, [2]), extra(3, [1], true)];

test('only the extras of the chosen service level are offered', () => {
  expect(optInsOfLevel([wrapping, forklift, card], 1)).toEqual([wrapping, card]);
  expect(optInsOfLevel([wrapping, forklift, card], undefined)).toEqual([]);
});

test('an extra that is charged from the start is ticked until it is taken away', () => {
  expect(tickedOptIns(undefined, [wrapping, card])).toEqual([3]);
  expect(tickedOptIns([], [wrapping, card])).toEqual([]);
  expect(tickedOptIns([1, 2], [wrapping, card])).toEqual([1]);
});

test('what is not offered any more is not sent, and an untouched choice is left to the server', () => {
  const value = { opt_in_rates: [1, 2], customer_reference: 'PO-1' };
  expect(withTickedOptIns(value, { optIns: [wrapping, card], timedOptIns: [] })).toEqual({
    ...{ opt_in_rates: [1], customer_reference: 'PO-1' },
  });
});
