/** The receipt for a payment of one shipment, as an email to the address for billing that was given with the booking. */
import type { Settings } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { dayText } from '#platform/domain/day-text.ts';

export interface Receipt {
  readonly reference: string;
  readonly serviceLevel: string | null;
  readonly amount: number;
  /** `2026-11-26` */
  readonly date: string;
  /** The gateway and its number of the payment. */
  readonly paidWith: string;
  /** The VAT in the price that was charged; undefined where the shipment no longer awaited payment. */
  readonly charged: { readonly vat: number; readonly vatPercentage: number } | undefined;
}

export type Issuer = Pick<Settings, 'invoice_company_name' | 'invoice_company_vat_no' | 'provider_title'>;

export function receiptMail(
  { reference, serviceLevel, amount, date, paidWith, charged }: Receipt,
  { invoice_company_name, invoice_company_vat_no, provider_title }: Issuer,
): { readonly subject: string; readonly body: string } {
  const facts = [
    `Shipment: ${reference}`,
    ...(serviceLevel === null ? [] : [`Service: ${serviceLevel}`]),
    `Paid: ${moneyText(amount)}`,
    ...(charged && charged.vat > 0 ? [`VAT included: ${moneyText(charged.vat)} (${charged.vatPercentage}%)`] : []),
    `Date: ${dayText(date)}`,
    `Paid with: ${paidWith}`,
  ];
  const issuer = [
    invoice_company_name ?? provider_title ?? '',
    ...(invoice_company_vat_no ? [`VAT number ${invoice_company_vat_no}`] : []),
  ];
  const result = charged
    ? 'Thank you for your payment. The shipment is booked.'
    : 'The shipment no longer awaited a payment: it was already paid for, or has been cancelled. Reply to this email to get this amount back.';
  const body = [result, facts.join('\n'), issuer.join('\n').trim()].filter((part) => part !== '').join('\n\n');
  return { subject: `Receipt for shipment ${reference}`, body: `${body}\n` };
}
