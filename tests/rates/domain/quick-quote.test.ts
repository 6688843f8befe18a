/** From a quick quote's input to the shipment that is priced and booked. */
import { expect, test } from 'vitest';
import { offeredPlaces, quotedAddress, quotedShipment, quoteProblems } from '#modules/rates/domain/quick-quote.ts';

test('every offered place is found again', () => {
  for (const typed of ['sand', 'cape', 'dur', 'Port Elizabeth', 'george', '2196'])
    for (const label of offeredPlaces(typed, {}, 'delivery'))
      expect(quotedAddress(label, {}, 'delivery'), label).toBeDefined();
  expect(offeredPlaces('cape', {}, 'delivery').length).toBeGreaterThan(0);
  expect(offeredPlaces('', {}, 'delivery')).toEqual([]);
});

test('a postal code is a place, an unknown name is not', () => {
  expect(quotedAddress('8801', {}, 'delivery')).toEqual({ type: 'residential', code: '8801', country: 'ZA' });
  expect(quotedAddress('  upington ', {}, 'delivery')).toMatchObject({
    city: 'Upington',
    code: '8801',
    zone: 'Northern Cape',
    lat: expect.any(Number) as number,
  });
  const message = 'Choose a suburb or town from the list, or enter its postal code.';
  expect(quoteProblems({ collection_place: 'Upington', delivery_place: 'Atlantis on the Moon' }, {})).toEqual([
    { field: 'delivery_place', code: 'unknown_place', message },
  ]);
  expect(quoteProblems({}, {})).toEqual([]);
});

test('a quote becomes the initial values of a shipment', () => {
  const parcels = [{ length: 20, width: 15, height: 10, weight: 2 }];
  expect(
    quotedShipment({ collection_place: '8801', delivery_place: 'Sandton, Johannesburg, 2196', parcels }, {}),
  ).toEqual({
    collection_address: { type: 'residential', code: '8801', country: 'ZA' },
    delivery_address: expect.objectContaining({ city: 'Johannesburg', zone: 'Gauteng' }) as object,
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 15, submitted_height_cm: 10, submitted_weight_kg: 2 }],
  });
  const started = quotedShipment(
    { account_id: 7, declared_value: 500, collection_date: '2026-11-23', parcels: [{}] },
    {},
  );
  expect(started).toEqual({ account_id: 7, declared_value: 500, collection_min_date: '2026-11-23', parcels: [{}] });
});

test('F190 a country is a place on the sides where the provider serves it', () => {
  const settings = { international_delivery_countries: ['BW', 'NA'] };
  expect(offeredPlaces('bots', settings, 'delivery')).toContain('Botswana');
  expect(offeredPlaces('bots', settings, 'collection')).not.toContain('Botswana');
  const quote = { collection_place: 'Upington', delivery_place: 'namibia' };
  expect(quoteProblems(quote, settings)).toEqual([]);
  expect(quotedShipment(quote, settings)).toMatchObject({
    delivery_address: { type: 'international', country: 'NA' },
  });
  expect(quoteProblems(quote, {})).toMatchObject([{ field: 'delivery_place' }]);
});
