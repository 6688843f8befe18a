/** The demo tariff has the expected prices, and all inputs and outputs of the engine match their schemas. */
import { describe, expect, it } from 'vitest';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { optInsOf } from '#modules/rates/domain/opt-ins.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import type { RateRequest } from '#modules/rates/domain/rate-request.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { demoRequests } from '../../factories/tariff/demo-requests.ts';
import { demoTariff } from '../../factories/tariff/demo-tariff.ts';
import { towns } from '../../factories/tariff/places.ts';
import { caseTariff } from './case-tariff.ts';
import { caseRules } from './case-places.ts';
import { shapeErrors } from './entity-schema.ts';

const tariff = compileTariff(demoTariff({ contract: [200], own: [300] }));
const rules = caseRules();

function place(name: string, type: 'business' | 'locker' = 'business'): RateRequest['collection_address'] {
  const { lat, lng, code } = towns.find((town) => town.name === name)!;
  return { lat, lng, code, type, country: 'ZA' };
}

/** Prices of two kilograms on a Monday morning, base rate and total, by service level. */
function prices(from: string, to: string, changes: Partial<RateRequest> = {}): Record<string, readonly number[]> {
  const request: RateRequest = {
    requested_at: new Date('2026-11-23T08:00:00+02:00'),
    collection_address: place(from),
    delivery_address: place(to),
    parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
    opt_in_rates: [],
    opt_in_time_based_rates: [],
    ...changes,
  };
  const { priced } = rateShipment(tariff, request, rules);
  return Object.fromEntries(
    priced
      .map(publicRate)
      .map(({ service_level, base_rate, rate: whole }) => [service_level.code, [base_rate.charge, whole]]),
  );
}

describe('the demo tariff', () => {
  it('is deterministic', () => {
    expect(demoTariff()).toEqual(demoTariff());
    expect(demoRequests(50)).toEqual(demoRequests(50));
  });

  it('prices two kilograms within a metro, levy on top of parcels and none on flyers', () => {
    expect(prices('Johannesburg', 'Pretoria')).toEqual({
      ECO: [85, 95.2],
      LOX: [92, 103.04],
      LSE: [103.5, 115.92],
      LOF: [86.25, 86.25],
      LSF: [86.25, 86.25],
      LSX: [560, 560],
      OVN: [145, 162.4],
    });
  });

  it('prices two kilograms between metros and to a town', () => {
    expect(prices('Johannesburg', 'Cape Town')).toEqual({ ECO: [90, 100.8], OVN: [215, 240.8], SDX: [650, 728] });
    expect(prices('Durban', 'Upington')).toEqual({ ECO: [95, 106.4], OVN: [260, 291.2] });
  });

  it('offers the smallest locker that holds the parcel', () => {
    const locker = { delivery_address: place('Cape Town', 'locker') };
    const sized = (kg: number) =>
      prices('Durban', 'Cape Town', { ...locker, parcels: [{ submitted_weight_kg: kg, submitted_length_cm: 60 }] });
    expect([2, 5, 10, 15, 20].map(sized)).toEqual([
      { X2LXS: [49, 49] },
      { X2LS: [59, 59] },
      { X2LM: [69, 69] },
      { X2LL: [89, 89] },
      { X2LXL: [119, 119] },
    ]);
  });

  it('gives contract customers their own rates, and the provider itself free economy', () => {
    expect(prices('Johannesburg', 'Cape Town', { account_id: 200 })).toMatchObject({ ECO: [80, 83.6] });
    expect(prices('Johannesburg', 'Cape Town', { account_id: 300 })).toMatchObject({ ECO: [0, 0] });
    expect(Object.keys(prices('Durban', 'Durban', { account_id: 200 }))).not.toContain('LSF');
  });

  it('has no VAT across the border', () => {
    const abroad = { delivery_address: { type: 'international', country: 'BW' } } as const;
    expect(prices('Johannesburg', 'Johannesburg', abroad)).toEqual({ INT: [950, 1064] });
  });

  it('has a price for every shipment of the demo', () => {
    const unpriced = demoRequests(500).filter((request) => rateShipment(tariff, request, rules).priced.length === 0);
    expect(unpriced).toEqual([]);
  });
});

describe('inputs and outputs', () => {
  it('are tariffs that match the schema', async () => {
    expect(await shapeErrors('tariff', [demoTariff(), caseTariff()])).toEqual([]);
  });

  it('are rates and opt-ins that match the schema', async () => {
    const requests = demoRequests(60);
    const rates = requests.flatMap((request) => rateShipment(tariff, request, rules).priced.map(publicRate));
    expect(rates.length).toBeGreaterThan(requests.length);
    expect(await shapeErrors('rate', rates)).toEqual([]);
    const { opt_in_rates, opt_in_time_based_rates } = optInsOf(tariff, requests[0]!);
    const optIns = [...opt_in_rates, ...opt_in_time_based_rates];
    expect(optIns.length).toBeGreaterThan(0);
    expect(await shapeErrors('opt_in_rate', optIns)).toEqual([]);
  });
});
