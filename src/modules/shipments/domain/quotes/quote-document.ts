/** The content of a printed quote: the price with its parts, validity, how to pay, and the provider's own text. */
import { countryName } from '#engine/values/country.ts';
import type { Bank, Settings, Shipment } from '#generated/types.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { moneyText, weightText } from '#platform/domain/amount.ts';
import { dayText } from '#platform/domain/day-text.ts';

export type QuotedShipment = Pick<
  Shipment,
  | 'short_tracking_reference'
  | 'customer_reference'
  | 'service_level_name'
  | 'collection_address'
  | 'delivery_address'
  | 'parcels'
  | 'rate'
  | 'rate_breakdown'
  | 'charged_weight'
> & { readonly account?: { readonly account_code: string; readonly name: string } };

type Fact = readonly [label: string, value: string];

export interface QuoteDocument {
  readonly title: string;
  readonly provider: readonly string[];
  readonly facts: readonly Fact[];
  readonly amounts: readonly Fact[];
  readonly totals: readonly Fact[];
  /** Empty where the provider does not show bank details or has none. */
  readonly payment: readonly Fact[];
}

export interface QuoteOptions {
  readonly settings: Settings;
  /** What the provider is called. */
  readonly title: string;
  /** Days as `2026-12-24`. */
  readonly quoted: string;
  readonly validUntil: string;
  /** The bank's name for the id in the settings. */
  readonly bankName: (bank: Bank) => string;
}

export function quoteDocumentOf(quote: QuotedShipment, options: QuoteOptions): QuoteDocument {
  const { settings } = options;
  const { rate = 0, rate_breakdown: rated } = quote;
  const withoutVat = rated?.rate_excluding_vat ?? rate;
  return {
    title: `Quote ${quote.short_tracking_reference}`,
    provider: [
      issuerOf(options),
      ...(settings.invoice_company_address ?? '').split('\n'),
      settings.invoice_company_vat_no && `VAT number ${settings.invoice_company_vat_no}`,
    ].filter((line): line is string => Boolean(line?.trim())),
    facts: filled([
      ['For', quote.account?.name],
      ['Reference', quote.customer_reference],
      ['Quoted', dayText(options.quoted)],
      ['Valid until', dayText(options.validUntil)],
      ['From', placeOf(quote.collection_address)],
      ['To', placeOf(quote.delivery_address)],
      ['Service level', quote.service_level_name],
      ['Parcels', String(quote.parcels?.length ?? 0)],
      ['Charged weight', quote.charged_weight === undefined ? undefined : weightText(quote.charged_weight)],
    ]),
    amounts: amountsOf(quote),
    totals: [
      ['Total excluding VAT', moneyText(withoutVat)],
      ['VAT', moneyText(rate - withoutVat)],
      ['Total', moneyText(rate)],
    ],
    payment: paymentOf(quote, options),
  };
}

function amountsOf({ rate_breakdown: rated }: QuotedShipment): readonly Fact[] {
  if (!rated) return [];
  const entries = [...rated.surcharges, ...rated.rate_adjustments, ...rated.time_based_rate_adjustments];
  return [
    [rated.service_level.name, moneyText(rated.base_rate.charge)],
    ...entries.map(({ name, value }): Fact => [name, moneyText(value)]),
    ...rated.extras.map(({ insurance_charge }): Fact => ['Insurance', moneyText(insurance_charge)]),
  ];
}

function paymentOf(quote: QuotedShipment, options: QuoteOptions): readonly Fact[] {
  const { settings, bankName } = options;
  const { payment_methods_eft_bank: bank, payment_methods_eft_account_number: account } = settings;
  const hasEft = settings.show_custom_payment_gateway === true && settings.payment_methods_eft_enabled === true;
  const isShown = settings.quote_show_banking_details === true && hasEft;
  if (!isShown || bank === undefined || !account) return [];
  return filled([
    ['Bank', bankName(bank)],
    ['Account holder', settings.payment_methods_eft_account_holder ?? issuerOf(options)],
    ['Account number', account],
    ['Branch code', settings.payment_methods_eft_branch_code],
    ['Payment reference', paymentReference(quote, settings)],
  ]);
}

/** The name on invoices. */
function issuerOf({ settings, title }: QuoteOptions): string {
  return settings.invoice_company_name ?? title;
}

/** `KAROO-K7P3WM`, or one of the two parts, depending on the provider's setting. */
function paymentReference(quote: QuotedShipment, settings: Settings): string {
  const code = quote.account?.account_code ?? '';
  const reference = quote.short_tracking_reference ?? '';
  const option = settings.quote_payment_reference_option;
  if (option === 'account-code' && code !== '') return code;
  return option === 'quote-reference' || code === '' ? reference : `${code}-${reference}`;
}

function placeOf(address: Shipment['delivery_address']): string {
  if (!address) return '';
  const { local_area, city, code, country } = address;
  return [local_area, city, code, country === homeCountry ? undefined : countryName(country)]
    .filter(Boolean)
    .join(', ');
}

function filled(facts: readonly (readonly [string, string | undefined])[]): readonly Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}
