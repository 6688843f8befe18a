/** Works out an amount by its charge type: percentage, flat, per kg, or per km from a branch. */
import type { ChargeType } from '#generated/types.ts';
import { percentageOf, randText, roundedQuotient, type Cents } from '#platform/domain/money.ts';
import { weightText, type Grams } from '../weight.ts';
import type { Charge } from '../compile/compiled-tariff.ts';

/** What amounts are taken of. */
export interface ChargeFacts {
  readonly baseRate: Cents;
  /** The base rate and what was added to it before. */
  readonly subtotal: Cents;
  readonly chargedWeight: Grams;
  readonly parcels: number;
  /** Kilometres between the branch of an end and its address; undefined where either has no coordinates. */
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

/** The amount and how it came about; undefined when it needs a distance that nobody knows. */
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

/** Bounds the size of an amount, whether it adds or takes away. */
function bounded({ minimum = 0, maximum = Infinity }: Charge, { value, explanation }: ChargeAmount): ChargeAmount {
  const size = Math.abs(value);
  const sign = value < 0 ? -1 : 1;
  if (size < minimum) return { value: sign * minimum, explanation: `${explanation}, at least ${randText(minimum)}` };
  if (size > maximum) return { value: sign * maximum, explanation: `${explanation}, at most ${randText(maximum)}` };
  return { value, explanation };
}
