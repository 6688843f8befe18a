/** The content of a printed quote for the quote and the provider's settings. */
import { expect, test } from 'vitest';
import type { Settings } from '#generated/types.ts';
import { quoteDocumentOf, type QuotedShipment } from '#modules/shipments/domain/quotes/quote-document.ts';
import { buildShipment } from '../../factories/shipment.ts';
import { plainRate } from '../../factories/stored-shipment.ts';

const surcharge = { type: 'surcharge', name: 'Mall', value: 23, vat: 3, vat_type: 'standard' } as const;
const quote: QuotedShipment = {
  ...buildShipment(),
  short_tracking_reference: 'K7P3WM',
  account: { account_code: 'KAROO', name: 'Karoo Crafts' },
  rate: 138,
  rate_breakdown: { ...plainRate, rate: 138, rate_excluding_vat: 120, surcharges: [surcharge] },
};
const eft: Settings = {
  ...{ quote_show_banking_details: true, show_custom_payment_gateway: true },
  ...{ payment_methods_eft_enabled: true, payment_methods_eft_bank: 'nedbank' },
  ...{ payment_methods_eft_account_number: '1234567890', payment_methods_eft_branch_code: '198765' },
};

function printed(settings: Settings) {
  const bankName = (id: string) => (id === 'nedbank' ? 'Nedbank' : id);
  return quoteDocumentOf(quote, {
    settings,
    title: 'Kestrel',
    quoted: '2026-11-24',
    validUntil: '2026-12-24',
    bankName,
  });
}

test('the price is shown with its parts, which add up to it', () => {
  const { title, amounts, totals, facts } = printed({});
  expect(title).toBe('Quote K7P3WM');
  expect(amounts).toEqual([
    ['Economy', 'R\u00A0115.00'],
    ['Mall', 'R\u00A023.00'],
  ]);
  expect(totals).toEqual([
    ['Total excluding VAT', 'R\u00A0120.00'],
    ['VAT', 'R\u00A018.00'],
    ['Total', 'R\u00A0138.00'],
  ]);
  expect(facts).toContainEqual(['Valid until', '24 Dec 2026']);
});

test('F214 bank details are included if the provider enables them and has them, with the configured reference', () => {
  expect(printed({}).payment).toEqual([]);
  expect(printed({ ...eft, quote_show_banking_details: false }).payment).toEqual([]);
  // Where EFT is turned off as a whole, nobody sees the account any more that would still be printed.
  expect(printed({ ...eft, show_custom_payment_gateway: false }).payment).toEqual([]);
  expect(printed({ ...eft, payment_methods_eft_enabled: false }).payment).toEqual([]);
  const { payment_methods_eft_account_number: _, ...incomplete } = eft;
  expect(printed(incomplete).payment).toEqual([]);
  const references = (['both', 'quote-reference', 'account-code'] as const).map((option) =>
    Object.fromEntries(printed({ ...eft, quote_payment_reference_option: option }).payment),
  );
  expect(references[0]).toMatchObject({ Bank: 'Nedbank', 'Account number': '1234567890', 'Branch code': '198765' });
  expect(references.map((payment) => payment['Payment reference'])).toEqual(['KAROO-K7P3WM', 'K7P3WM', 'KAROO']);
});

test('the account holder is the one of the bank details, otherwise the name on invoices', () => {
  const holder = (settings: Settings) => Object.fromEntries(printed({ ...eft, ...settings }).payment)['Account holder'];
  expect(holder({})).toBe('Kestrel');
  expect(holder({ invoice_company_name: 'Kestrel (Pty) Ltd' })).toBe('Kestrel (Pty) Ltd');
  expect(holder({ payment_methods_eft_account_holder: 'K Trust' })).toBe('K Trust');
});

test('F190 the country is named if it isn’t South Africa', () => {
  const options = {
    settings: {},
    title: 'Kestrel',
    quoted: '2026-11-24',
    validUntil: '2026-12-24',
    bankName: (id: string) => id,
  };
  const delivery_address = { local_area: 'Broadhurst', city: 'Gaborone', zone: 'South-East', country: 'BW' };
  const { facts } = quoteDocumentOf({ ...quote, delivery_address } as QuotedShipment, options);
  expect(facts).toContainEqual(['To', 'Broadhurst, Gaborone, Botswana']);
  expect(Object.fromEntries(facts)['From']).not.toContain('South Africa');
});
