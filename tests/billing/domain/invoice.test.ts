/** Invoices without a database: dates, charges, totals and VAT, and company details. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latestInvoiceDay } from '#modules/billing/domain/invoice-days.ts';
import { documentNumber } from '#modules/ledger/domain/document-number.ts';
import { invoiceGroups, totalOf, vatSums, type Charge } from '#modules/billing/domain/invoice.ts';
import { invoiceableStatuses } from '#modules/billing/domain/invoice-trigger.ts';
import { customerOf, invoiceTitle, invoiceWarning, issuerOf } from '#modules/billing/domain/parties.ts';

const frequencies = ['monthly', 'weekly', 'daily', 'shipment'] as const;

const someCharge: fc.Arbitrary<Charge> = fc
  .record({
    id: fc.nat(),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    percentage: fc.constantFrom(0, 14, 15),
    insurance: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: 0 }),
    shipment_id: fc.option(fc.nat({ max: 5 })),
  })
  .map(({ id, cents, insurance, percentage, shipment_id }) => ({
    ...{
      id,
      shipment_id,
      amount_cents: -cents - insurance,
      zero_rated_cents: 0 - insurance,
      vat_percentage: percentage,
    },
    vat_cents: percentage === 0 ? 0 : -Math.round((cents * percentage) / (100 + percentage)),
  }));
const someCharges = fc.uniqueArray(someCharge, { selector: ({ id }) => id, maxLength: 30 });

describe('the invoice date', () => {
  test.each([
    ['2026-11-22', 'weekly', '2026-11-16'],
    ['2026-11-23', 'weekly', '2026-11-23'],
    ['2026-11-24', 'monthly', '2026-10-25'],
    ['2026-11-25', 'monthly', '2026-11-25'],
    ['2026-01-03', 'monthly', '2025-12-25'],
    ['2026-11-22', 'daily', '2026-11-22'],
    ['2026-11-22', 'shipment', '2026-11-22'],
  ] as const)('F252 on %s an account that is invoiced %s was last due on %s', (today, frequency, day) => {
    expect(latestInvoiceDay(today, { frequency, dayOfWeek: 1, dayOfMonth: 25 })).toBe(day);
  });

  test('recurs after a week or a month, and is never later than today', () => {
    const rhythm = fc.record({
      frequency: fc.constantFrom(...frequencies),
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      dayOfMonth: fc.integer({ min: 1, max: 28 }),
    });
    const someDay = fc.integer({ min: 0, max: 4000 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)));
    fc.assert(
      fc.property(rhythm, someDay, (how, date) => {
        const today = date.toISOString().slice(0, 10);
        const day = latestInvoiceDay(today, how);
        expect(day <= today).toBe(true);
        expect(date.getTime() - Date.parse(day)).toBeLessThan(31 * 24 * 3_600_000);
        expect(latestInvoiceDay(day, how)).toBe(day);
      }),
    );
  });
});

test('every charge is in exactly one group, and the totals of the groups add up to all of it', () => {
  fc.assert(
    fc.property(someCharges, fc.constantFrom(...frequencies), (charges, frequency) => {
      const groups = invoiceGroups(charges, frequency);
      expect(groups.flat().toSorted((a, b) => a.id - b.id)).toEqual(charges.toSorted((a, b) => a.id - b.id));
      expect(groups.every((group) => group.length > 0)).toBe(true);
      const totals = groups.map((group) => totalOf(group).total);
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(totalOf(charges).total);
      const separate = new Set(charges.map((one) => one.shipment_id)).size;
      expect(groups.length).toBe(frequency === 'shipment' ? separate : Math.min(1, charges.length));
    }),
  );
});

test('F257 VAT is summed by rate, zero-rated charges apart, and adds up to the total', () => {
  fc.assert(
    fc.property(someCharges, (charges) => {
      const sums = vatSums(charges);
      const { total, vat } = totalOf(charges);
      expect(sums.reduce((sum, one) => sum + one.vat, 0)).toBe(vat);
      expect(sums.reduce((sum, one) => sum + one.vat + one.excludingVat, 0)).toBe(total);
      for (const one of sums) {
        expect(one.vat_type).toBe(one.percentage === 0 ? 'zero' : 'standard');
        expect(one.vat > 0 && one.vat_type === 'zero').toBe(false);
        // What is zero-rated within a charge isn't said to have VAT; each charge rounds its own.
        expect(Math.abs(one.vat - (one.excludingVat * one.percentage) / 100)).toBeLessThan(charges.length + 1);
      }
    }),
  );
});

test.each([
  ['collection-assigned', 'collected', false],
  ['collected', 'collected', true],
  ['in-transit', 'at-destination-hub', false],
  ['out-for-delivery', 'at-destination-hub', true],
  ['delivery-failed-attempt', 'out-for-delivery', true],
  ['in-locker', 'delivered', false],
  ['collected-from-locker', 'delivered', true],
  ['collected-from-counter', 'delivered', true],
  ['delivered', 'delivered', true],
  ['returned-to-sender', 'delivered', true],
  ['undeliverable', 'delivered', true],
  ['cancelled', 'collected', false],
  ['on-hold', 'collected', false],
] as const)('F255 a shipment that is %s, invoiced from %s: %s', (status, trigger, ready) => {
  expect(invoiceableStatuses({ invoice_trigger_shipment_status: trigger }).includes(status)).toBe(ready);
});

test('F147 what is at or after the trigger follows the provider’s own order of statuses', () => {
  const trigger = { invoice_trigger_shipment_status: 'at-destination-hub' } as const;
  expect(invoiceableStatuses(trigger)).not.toContain('in-transit');
  const shipment_status_order = ['collected', 'at-hub', 'at-destination-hub', 'in-transit', 'delivered'] as const;
  expect(invoiceableStatuses({ ...trigger, shipment_status_order: [...shipment_status_order] })).toContain(
    'in-transit',
  );
});

test('F256 the issuer is the registered company with its address and numbers; without a VAT number it is not a tax invoice', () => {
  const settings = {
    invoice_company_name: 'Kestrel Couriers (Pty) Ltd',
    ...{ invoice_company_address: '12 Jet Park Road\nBoksburg', invoice_company_registration_no: '2014/118274/07' },
    ...{ invoice_company_vat_no: '4810263541', billing_email_address: 'accounts@kestrel.test' },
  };
  expect(issuerOf(settings, 'Kestrel')).toEqual({
    name: 'Kestrel Couriers (Pty) Ltd',
    lines: [
      ...['12 Jet Park Road', 'Boksburg', 'Registration number 2014/118274/07', 'VAT number 4810263541'],
      'accounts@kestrel.test',
    ],
  });
  expect(invoiceTitle(settings)).toBe('Tax invoice');
  expect(invoiceTitle({})).toBe('Invoice');
  expect(issuerOf({}, 'Kestrel')).toEqual({ name: 'Kestrel', lines: [] });
});

const acme = {
  ...{ name: 'Acme', account_code: 'ACME', billing_contact: { email: 'pay@acme.test' } },
  ...{ company_name: null, company_registration_no: null, company_vat_no: null, billing_address: null },
};

test('the recipient is the registered company with its address and numbers; an account without them is named as before', () => {
  expect(customerOf(acme)).toEqual({ name: 'Acme', lines: ['Account ACME', 'pay@acme.test'] });
  const company = { company_name: 'Acme Trading (Pty) Ltd', company_registration_no: '2009/004417/07' };
  const billing = { company_vat_no: '4120188374', billing_address: '7 Loop Street\r\n\n Cape Town \n8001' };
  expect(customerOf({ ...acme, ...company, ...billing })).toEqual({
    name: 'Acme Trading (Pty) Ltd',
    lines: [
      ...['7 Loop Street', 'Cape Town', '8001', 'Registration number 2009/004417/07', 'VAT number 4120188374'],
      ...['Account ACME', 'pay@acme.test'],
    ],
  });
});

test('tax invoices over R5 000 warn of a missing address, and of a VAT number only with it: not every customer has one', () => {
  const registered = { invoice_company_vat_no: '4810263541' };
  expect(invoiceWarning(registered, acme, 500_001)).toBe(
    'Tax invoices over R5 000 need a billing address, and a VAT number if the customer is registered for VAT',
  );
  expect(invoiceWarning(registered, { ...acme, company_vat_no: '4120188374' }, 500_001)).toBe(
    'Tax invoices over R5 000 need a billing address',
  );
  expect(invoiceWarning(registered, acme, 500_000)).toBeNull();
  expect(invoiceWarning({}, acme, 500_001)).toBeNull();
  expect(invoiceWarning(registered, { ...acme, billing_address: '7 Loop Street' }, 500_001)).toBeNull();
});

test('documents are numbered with six digits', () => {
  expect([documentNumber('INV', 31), documentNumber('CR', 7), documentNumber('PMT', 1_234_567)]).toEqual([
    ...['INV000031', 'CR000007', 'PMT1234567'],
  ]);
});
