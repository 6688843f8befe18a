/** Composes an invoice: groups of charges, totals, and VAT by rate. Pure; money in cents. */
import type { InvoiceFrequency, VatType } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';

/** A charge in the ledger: negative, including VAT. */
export interface Charge {
  readonly id: number;
  readonly amount_cents: Cents;
  readonly vat_cents: Cents;
  readonly vat_percentage: number;
  /** The part of the amount without VAT, where the rest has it. */
  readonly zero_rated_cents: Cents;
  readonly shipment_id: number | null;
}

export interface VatSum {
  readonly vat_type: VatType;
  readonly percentage: number;
  readonly excludingVat: Cents;
  readonly vat: Cents;
}

/**
 * The charges of each invoice: all on one or, for accounts invoiced by shipment, one invoice per shipment and one for
 * the rest.
 */
export function invoiceGroups<T extends Charge>(
  charges: readonly T[],
  frequency: InvoiceFrequency,
): readonly (readonly T[])[] {
  if (charges.length === 0) return [];
  if (frequency !== 'shipment') return [charges];
  const groups = new Map<number | null, T[]>();
  for (const charge of charges) groups.set(charge.shipment_id, [...(groups.get(charge.shipment_id) ?? []), charge]);
  return [...groups.values()];
}

/** The amount owed for them, positive. */
export function totalOf(charges: readonly Charge[]): { readonly total: Cents; readonly vat: Cents } {
  return charges.reduce(
    ({ total, vat }, { amount_cents, vat_cents }) => ({ total: total - amount_cents, vat: vat - vat_cents }),
    { total: 0, vat: 0 },
  );
}

/** Totals by VAT rate, the highest first; a rate of 0 is zero-rated, like parts of charges that have VAT otherwise. */
export function vatSums(charges: readonly Charge[]): readonly VatSum[] {
  const parts = charges.flatMap(byRate);
  const rates = [...new Set(parts.map(({ vat_percentage }) => vat_percentage))].sort((a, b) => b - a);
  return rates.map((percentage) => {
    const { total, vat } = totalOf(parts.filter(({ vat_percentage }) => vat_percentage === percentage));
    return { vat_type: percentage === 0 ? 'zero' : 'standard', percentage, excludingVat: total - vat, vat };
  });
}

/** A charge without its zero-rated part, and that part. */
function byRate(charge: Charge): readonly Charge[] {
  const { amount_cents, zero_rated_cents: zeroRated } = charge;
  if (charge.vat_percentage === 0 || zeroRated === 0) return [charge];
  return [
    { ...charge, amount_cents: amount_cents - zeroRated },
    { ...charge, amount_cents: zeroRated, vat_cents: 0, vat_percentage: 0 },
  ];
}

/**
 * The last day to pay an invoice.
 * @param date `2026-11-22`, of the invoice
 */
export function dueDateOf(date: string, terms: number): string {
  const due = new Date(`${date}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + terms);
  return due.toISOString().slice(0, 10);
}
