/** Properties of every price: it does not fall with weight or depend on the order of parcels, and parts add up to the cent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { percentageOf, roundedQuotient, shared, vatOf } from '#platform/domain/money.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import type { RateParcel, RateRequest } from '#modules/rates/domain/rate-request.ts';
import { rateShipment, type Rating } from '#modules/rates/domain/rate-shipment.ts';
import { caseTariff } from './case-tariff.ts';
import { caseRules, places } from './case-places.ts';

const tariffs = [true, false].map((inclusive) => compileTariff(caseTariff(inclusive)));
const rules = caseRules();

const centimetres = fc.integer({ min: 1, max: 1200 }).map((millimetres) => millimetres / 10);
const kilograms = fc.integer({ min: 1, max: 70_000 }).map((grams) => grams / 1000);
const parcel: fc.Arbitrary<RateParcel> = fc.record({
  submitted_length_cm: centimetres,
  submitted_width_cm: centimetres,
  submitted_height_cm: centimetres,
  submitted_weight_kg: kilograms,
});
const place = fc
  .record({
    at: fc.constantFrom(...Object.values(places)),
    tags: fc.subarray(['plot', 'mine', 'bulk', 'remote', 'security-estate']),
  })
  .map(({ at, tags }) => ({ ...at, tags }));
const request: fc.Arbitrary<RateRequest> = fc.record({
  requested_at: fc.date({
    min: new Date('2026-03-02T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
  account_id: fc.constantFrom(undefined, 200, 300, 400, 500),
  collection_address: place,
  delivery_address: place,
  parcels: fc.array(parcel, { minLength: 1, maxLength: 5 }),
  declared_value: fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100),
  opt_in_rates: fc.subarray([1, 3]),
  opt_in_time_based_rates: fc.subarray([1, 3]),
});
const tariff = fc.constantFrom(...tariffs);

function pricesOf({ priced }: Rating): Map<string, number> {
  return new Map(priced.map(({ level, includingVat }) => [level.code, includingVat]));
}

function cents(rand: number): number {
  return Math.round(rand * 100);
}

describe('every price', () => {
  it('adds up to the cent, with and without VAT, in cents and in the shape of the API', () => {
    fc.assert(
      fc.property(tariff, request, (one, rated) => {
        for (const priced of rateShipment(one, rated, rules).priced) {
          expect(priced.excludingVat + priced.vat).toBe(priced.includingVat);
          const rate = publicRate(priced);
          const { entries } = priced;
          const sum = entries.reduce((total, { value }) => total + value, 0);
          expect(sum).toBe(cents(one.pricesIncludeVat ? rate.rate : rate.rate_excluding_vat));
          const vat = entries.reduce((total, entry) => total + entry.vat, 0);
          expect(cents(rate.rate) - cents(rate.rate_excluding_vat)).toBe(vat);
          const parcels = rate.base_rate.charge_per_parcel.reduce((total, share) => total + cents(share), 0);
          expect(parcels).toBe(cents(rate.base_rate.charge));
          expect(rate.base_rate.charge_per_parcel).toHaveLength(rated.parcels.length);
        }
      }),
    );
  });

  it('is whole cents and never below zero', () => {
    fc.assert(
      fc.property(tariff, request, (one, rated) => {
        for (const { includingVat, excludingVat, vat } of rateShipment(one, rated, rules).priced) {
          expect([includingVat, excludingVat, vat].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('contains VAT that is the percentage of the amount without it, to a cent', () => {
    fc.assert(
      fc.property(tariff, request, (one, rated) => {
        for (const priced of rateShipment(one, rated, rules).priced) {
          const exact = (priced.excludingVat * priced.vatPercentage) / 100;
          expect(Math.abs(exact - priced.vat)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('does not fall when a parcel gets heavier', () => {
    fc.assert(
      fc.property(tariff, request, fc.integer({ min: 1, max: 20_000 }), (one, rated, grams) => {
        const [first, ...others] = rated.parcels;
        const heavier = { ...first!, submitted_weight_kg: (first!.submitted_weight_kg * 1000 + grams) / 1000 };
        const before = pricesOf(rateShipment(one, rated, rules));
        const after = pricesOf(rateShipment(one, { ...rated, parcels: [heavier, ...others] }, rules));
        for (const [code, price] of after) expect(price).toBeGreaterThanOrEqual(before.get(code) ?? 0);
      }),
    );
  });

  it('does not depend on the order of the parcels', () => {
    fc.assert(
      fc.property(tariff, request, fc.func(fc.integer()), (one, rated, order) => {
        const shuffled = [...rated.parcels];
        shuffled.sort((a, b) => order(a) - order(b));
        const turned = pricesOf(rateShipment(one, { ...rated, parcels: shuffled }, rules));
        expect(turned).toEqual(pricesOf(rateShipment(one, rated, rules)));
      }),
    );
  });

  it('comes with dates in order: collected, then delivered', () => {
    fc.assert(
      fc.property(tariff, request, (one, rated) => {
        for (const { schedule } of rateShipment(one, rated, rules).priced) {
          expect(schedule.collection <= schedule.deliveryFrom).toBe(true);
          expect(schedule.deliveryFrom <= schedule.deliveryTo).toBe(true);
          expect(new Date(schedule.collection).getTime()).toBeGreaterThan(rated.requested_at.getTime() - 60_000);
        }
      }),
    );
  });
});

describe('cents', () => {
  const anyAmount = fc.integer({ min: -100_000_000, max: 100_000_000 });
  const percentage = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);

  it('are calculated as a percentage like with integer arithmetic', () => {
    fc.assert(
      fc.property(anyAmount, percentage, (value, percent) => {
        const doubled = 2n * BigInt(Math.abs(value)) * BigInt(Math.round(percent * 1000));
        const magnitude = (doubled + 100_000n) / 200_000n;
        expect(Math.abs(percentageOf(value, percent))).toBe(Number(magnitude));
      }),
    );
  });

  it('contain the VAT that adding VAT to the rest gives, to a cent', () => {
    fc.assert(
      fc.property(anyAmount, percentage, (value, percent) => {
        const within = vatOf(value, percent, true);
        expect(Math.abs(within - vatOf(value - within, percent, false))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are distributed without a remainder, and no share is a cent too large', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 20 }),
        (value, weights) => {
          const shares = shared(value, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(value);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          const due = weights.map((weight) => (total > 0 ? (value * weight) / total : value / weights.length));
          shares.forEach((share, at) => expect(Math.abs(share - due[at]!)).toBeLessThan(1));
        },
      ),
    );
  });

  it('round half away from zero', () => {
    expect([5, -5, 4, -4, 15].map((value) => roundedQuotient(value, 10))).toEqual([1, -1, 0, -0, 2]);
  });
});
