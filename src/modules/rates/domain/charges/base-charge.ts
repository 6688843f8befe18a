/** The base rate: a flat price, or a price up to a weight and an amount for each further kilogram. */
import { randText, roundedQuotient, shared, type Cents } from '#platform/domain/money.ts';
import { roundingText, weightText, type ChargedWeight, type Grams } from '../weight.ts';
import type { CompiledZoneRate } from '../compile/compiled-tariff.ts';
import type { ServiceLevel } from '#generated/types.ts';

export interface BaseCharge {
  readonly value: Cents;
  /** In the order of the parcels; they add up to the value. */
  readonly perParcel: readonly Cents[];
  readonly explanation: string;
}

interface Part {
  readonly value: Cents;
  readonly words: string;
}

/** The base rate of a service level; undefined where the rate sheet ends below the weight. */
export function baseCharge(level: ServiceLevel, rate: CompiledZoneRate, weight: ChargedWeight): BaseCharge | undefined {
  return level.charge_basis === 'parcel' ? byParcel(level, rate, weight) : together(level, rate, weight);
}

function together(level: ServiceLevel, rate: CompiledZoneRate, weight: ChargedWeight): BaseCharge | undefined {
  const price = priceOf(rate, weight.charged);
  if (!price) return undefined;
  const further = rate.formula === 'zero-rate' ? 0 : weight.perParcel.length - 1;
  const value = price.value + further * rate.perFurtherParcel;
  const words =
    further > 0 && rate.perFurtherParcel > 0
      ? `${price.words} + ${further} further ${further === 1 ? 'parcel' : 'parcels'} × ${randText(rate.perFurtherParcel)}`
      : price.words;
  const explanation = `${level.name}, ${roundingText(weight.greater, weight.charged)}: ${words}`;
  return { value, perParcel: shared(value, weight.perParcel), explanation };
}

function byParcel(level: ServiceLevel, rate: CompiledZoneRate, weight: ChargedWeight): BaseCharge | undefined {
  const prices: Part[] = [];
  for (const grams of weight.perParcel) {
    const price = priceOf(rate, grams);
    if (!price) return undefined;
    prices.push(price);
  }
  const perParcel = prices.map(({ value }) => value);
  const value = perParcel.reduce((sum, one) => sum + one, 0);
  const [first] = prices;
  const alike = prices.every((price) => price.words === first?.words);
  const words =
    prices.length === 1
      ? first?.words
      : alike
        ? `${prices.length} parcels × ${randText(first?.value ?? 0)}`
        : perParcel.map((cents, at) => `parcel ${at + 1} ${randText(cents)}`).join(' + ');
  return { value, perParcel, explanation: `${level.name}, ${roundingText(weight.greater, weight.charged)}: ${words}` };
}

function priceOf(rate: CompiledZoneRate, grams: Grams): Part | undefined {
  if (rate.formula === 'zero-rate') return { value: 0, words: 'zero rate' };
  if (rate.formula === 'flat') return { value: rate.base, words: `flat ${randText(rate.base)}` };
  return byFormula(rate, grams);
}

function byFormula({ base, includedGrams, steps }: CompiledZoneRate, grams: Grams): Part | undefined {
  const parts: Part[] = [];
  if (includedGrams > 0) parts.push({ value: base, words: `${weightText(includedGrams)} for ${randText(base)}` });
  else if (base > 0) parts.push({ value: base, words: randText(base) });
  let from = includedGrams;
  for (const { upTo, perKg } of steps) {
    if (grams <= from) break;
    const part = Math.min(grams, upTo) - from;
    parts.push({ value: roundedQuotient(part * perKg, 1000), words: `${weightText(part)} × ${randText(perKg)}` });
    from += part;
  }
  if (grams > from) return undefined;
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    words: parts.map(({ words }) => words).join(' + '),
  };
}
