/** From what people type to what is asked of the server, and which price has which mark. */
import { expect, test } from 'vitest';
import type { Rate } from '#generated/types.ts';
import { comparedRates } from '#modules/rates/domain/compare-rates.ts';
import { offeredPlaces, quotedPlace, quoteProblems, quoteRequest } from '#modules/rates/domain/quick-quote.ts';

test('every place that is offered is found again', () => {
  for (const typed of ['sand', 'cape', 'dur', 'Port Elizabeth', 'george', '2196'])
    for (const label of offeredPlaces(typed)) expect(quotedPlace(label), label).toBeDefined();
  expect(offeredPlaces('cape').length).toBeGreaterThan(0);
  expect(offeredPlaces('')).toEqual([]);
});

test('a postal code is a place, a name that nobody knows is none', () => {
  expect(quotedPlace('8801')).toEqual({ code: '8801' });
  expect(quotedPlace('  upington ')).toMatchObject({ code: '8801' });
  const message = 'Choose a suburb or town from the list, or enter its postal code.';
  expect(quoteProblems({ collection_place: 'Upington', delivery_place: 'Atlantis on the Moon' })).toEqual([
    { field: 'delivery_place', code: 'unknown_place', message },
  ]);
  expect(quoteProblems({})).toEqual([]);
});

test('a quote becomes a request for prices', () => {
  const parcels = [{ length: 20, width: 15, height: 10, weight: 2 }];
  expect(quoteRequest({ collection_place: '8801', delivery_place: '2196', parcels })).toEqual({
    collection_address: { code: '8801' },
    delivery_address: { code: '2196' },
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 15, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  });
  const whole = quoteRequest({
    ...{ collection_place: '8801', delivery_place: '2196', parcels },
    ...{ declared_value: 500, collection_date: '2026-11-23' },
  });
  expect(whole).toMatchObject({ declared_value: 500, collection_min_date: '2026-11-23' });
});

function rate(id: number, price: number, delivered: string): Rate {
  return { rate: price, service_level: { id, delivery_date_to: `${delivered}T17:00:00+02:00` } } as Rate;
}

test('the cheapest comes first; it and the fastest are marked where there is a choice', () => {
  const marks = (rates: readonly Rate[]) =>
    comparedRates(rates).map(({ rate: { service_level: level }, isCheapest, isFastest }) => [
      level.id,
      isCheapest,
      isFastest,
    ]);
  expect(marks([rate(1, 215, '2026-11-24'), rate(2, 95, '2026-11-27'), rate(3, 95, '2026-11-26')])).toEqual([
    [3, true, false],
    [2, false, false],
    [1, false, true],
  ]);
  expect(marks([rate(1, 90, '2026-11-24'), rate(2, 95, '2026-11-24')])).toEqual([
    [1, true, true],
    [2, false, false],
  ]);
  expect(marks([rate(1, 90, '2026-11-24')])).toEqual([[1, false, false]]);
});
