/** Computes an amount by charge type: percentage, flat, per kg, or per km from a branch. */
import type { ChargeType } from '#generated/types.ts';
import { percentageOf, randText, roundedQuotient, type Cents } from '#platform/domain/money.ts';
import { weightText, type Grams } from '../weight.ts';
import type { Charge } from '../compile/compiled-tariff.ts';

/** The inputs of charges. */
export interface ChargeFacts {
  readonly baseRate: Cents;
  /** The base rate with all earlier additions. */
  readonly subtotal: Cents;
  readonly chargedWeight: Grams;
  readonly parcels: number;
  /** Kilometres between the branch of a side and its address; undefined if either has no coordinates. */
  readonly kilometres: (leg: 'collection' | 'delivery') => number | undefined;
}

export interface ChargeAmount {
  readonly value: Cents;
  readonly explanation: string;
}

type Amount = (charge: Charge, facts: ChargeFacts) => ChargeAmount | undefined;

const amounts: Readonly<Record<ChargeType, Amount>> = {
  percentage: ({ amount, percentageOf: of }, { baseRate, subtotal }) => {
    const whole = of === 'base_rate' ? baseRate : subtotal;
    return { value: percentageOf(whole, amount), explanation: `${amount}% of ${randText(whole)}` };
  },
  flat: ({ amount, basis }, { parcels }) =>
    basis === 'shipment' || parcels === 1
      ? { value: amount, explanation: randText(amount) }
      : { value: amount * parcels, explanation: `${parcels} parcels × ${randText(amount)}` },
  perKg: ({ amount }, { chargedWeight }) => ({
    value: roundedQuotient(chargedWeight * amount, 1000),
    explanation: `${weightText(chargedWeight)} × ${randText(amount)}`,
  }),
  perKmFromCollectionBranch: (charge, facts) => byDistance(charge, facts, 'collection'),
  perKmFromDeliveryBranch: (charge, facts) => byDistance(charge, facts, 'delivery'),
};

/** The amount with an explanation; undefined when it needs an unknown distance. */
export function chargeAmount(charge: Charge, facts: ChargeFacts): ChargeAmount | undefined {
  const found = amounts[charge.type](charge, facts);
  return found && bounded(charge, found);
}

function byDistance(charge: Charge, facts: ChargeFacts, leg: 'collection' | 'delivery'): ChargeAmount | undefined {
  const kilometres = facts.kilometres(leg);
  if (kilometres === undefined) return undefined;
  const explanation = `${kilometres} km from the ${leg} branch × ${randText(charge.amount)}`;
  return { value: kilometres * charge.amount, explanation };
}

/** A discount takes off at most the price so far, so that nobody is paid for shipping. */
export function limitedTo(price: Cents, { value, explanation }: ChargeAmount): ChargeAmount {
  const least = 0 - price;
  if (value >= least) return { value, explanation };
  return { value: least, explanation: `${explanation}, limited to the price of ${randText(price)}` };
}

/** Limits the size of an amount, positive or negative. */
function bounded({ minimum = 0, maximum = Infinity }: Charge, { value, explanation }: ChargeAmount): ChargeAmount {
  const size = Math.abs(value);
  const sign = value < 0 ? -1 : 1;
  if (size < minimum) return { value: sign * minimum, explanation: `${explanation}, at least ${randText(minimum)}` };
  if (size > maximum) return { value: sign * maximum, explanation: `${explanation}, at most ${randText(maximum)}` };
  return { value, explanation };
}
