/** Discounts never make a price negative, wherever they stand, and the explanation says when one is cut short. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateRevision } from '#generated/types.ts';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { rateShipment, type PricedService } from '#modules/rates/domain/rate-shipment.ts';
import { caseRules, places } from './case-places.ts';
import { caseTariff } from './case-tariff.ts';

type Lists = Pick<RateRevision, 'surcharges' | 'rate_adjustments' | 'time_based_rate_adjustments'>;

/** The economy price of one kilogram with these amounts and no others. */
function priceWith(lists: Partial<Lists>): PricedService {
  const tariff = caseTariff(true);
  const none: Lists = { surcharges: [], rate_adjustments: [], time_based_rate_adjustments: [] };
  const compiled = compileTariff({
    ...tariff,
    revisions: tariff.revisions.map((list) => ({ ...list, ...none, ...lists })),
  });
  const { priced } = rateShipment(
    compiled,
    {
      requested_at: new Date('2026-11-23T09:00:00+02:00'),
      service_level_code: 'ECO',
      collection_address: places.metro,
      delivery_address: places.coast,
      parcels: [{ submitted_weight_kg: 1 }],
    },
    caseRules(),
  );
  return priced[0]!;
}

const discount = fc.record({
  charge_type: fc.constantFrom('flat', 'percentage'),
  charge_value: fc.integer({ min: -300, max: 100 }),
});
const discounts = fc.array(discount, { maxLength: 3 });
const numbered = <Item extends object>(items: readonly object[], rest: Item) =>
  items.map((item, at) => ({ id: at + 1, name: 'Discount', ...rest, ...item }));

describe('F369 a discount', () => {
  it('of any kind and size leaves at least nothing to pay', () => {
    fc.assert(
      fc.property(discounts, discounts, discounts, (surcharges, adjustments, times) => {
        const { entries, includingVat } = priceWith({
          surcharges: numbered(surcharges, { applies_to: 'each' }),
          rate_adjustments: numbered(adjustments, { percentage_of: 'subtotal' }),
          time_based_rate_adjustments: numbered(times, { applies_to: 'collection' }),
        } as Partial<Lists>);
        expect(includingVat).toBeGreaterThanOrEqual(0);
        // No amount turns a discount into a charge.
        expect(entries.filter(({ value, chargeValue = 0 }) => chargeValue < 0 && value > 0)).toEqual([]);
      }),
    );
  });

  it('as a surcharge takes off at most the price, and says so', () => {
    const { entries } = priceWith({
      surcharges: [{ id: 1, name: 'Voucher', applies_to: 'either', charge_type: 'flat', charge_value: -500 }],
    });
    expect(entries.find(({ name }) => name === 'Voucher')).toMatchObject({
      value: -9500,
      explanation: 'Voucher at the collection: -R\u00A0500.00, limited to the price of R\u00A095.00',
    });
  });

  it('as an adjustment that is cut short says so', () => {
    const item = { id: 1, name: 'Voucher', charge_type: 'flat', charge_value: -500 } as const;
    expect(priceWith({ rate_adjustments: [item] }).entries.find(({ name }) => name === 'Voucher')).toMatchObject({
      value: -9500,
      explanation: 'Voucher: -R\u00A0500.00, limited to the price of R\u00A095.00',
    });
  });
});
