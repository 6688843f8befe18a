/** The rules of rates, shipments and accounts, the conditions of their sections, and the types of custom fields. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import { conditions, rules, settings as validators } from '#generated/validators/settings.js';
import { scopeNeeds } from '#platform/domain/scope.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { isVisible } from '#engine/conditions/condition.ts';

const catalogue: Catalogue = generated;

type Values = Readonly<Record<string, unknown>>;

/** An enabled gateway without one of its settings. */
function gateway(
  enabled: string,
  missing: string,
  value: string,
): { passes: readonly Values[]; stops: readonly Values[] } {
  return { passes: [{ [enabled]: false }, { [enabled]: true, [missing]: value }], stops: [{ [enabled]: true }] };
}

const question = { id: 'q', type: 'number', label: 'Vehicles', key: 'vehicles', required: false, seen_by: 'staff' };
const numeric = { ...question, decimals: 0, retired: false };
const box = { id: 'b', name: 'Box', length: 40, width: 30, height: 30, weight: 5 };

const cases: Readonly<Record<string, { passes: readonly Values[]; stops: readonly Values[] }>> = {
  payfast_needs_merchant_id: gateway(
    'payment_methods_payfast_enabled',
    'payment_methods_payfast_merchant_id',
    '10000100',
  ),
  bobpay_topup_needs_account_code: gateway(
    'payment_methods_bobpay_topup_enabled',
    'payment_methods_bobpay_topup_recipient_account_code',
    'KES001',
  ),
  stitch_needs_bank: gateway('payment_methods_stitch_enabled', 'payment_methods_stitch_beneficiary_bank_id', 'fnb'),
  custom_top_up_needs_url: gateway(
    'payment_methods_custom_enabled',
    'payment_methods_custom_url',
    'https://pay.kestrel.test',
  ),
  eft_needs_account_number: gateway('payment_methods_eft_enabled', 'payment_methods_eft_account_number', '062845501'),
  payment_import_order: {
    passes: [
      { payment_import_end_date: '2026-03-01' },
      { payment_import_start_date: '2026-03-01', payment_import_end_date: '2026-03-01' },
    ],
    stops: [{ payment_import_start_date: '2026-03-02', payment_import_end_date: '2026-03-01' }],
  },
  parcel_weight_order: {
    passes: [{ minimum_parcel_weight: 1 }, { minimum_parcel_weight: 1, maximum_parcel_weight: 1 }],
    stops: [{ minimum_parcel_weight: 2, maximum_parcel_weight: 1 }],
  },
  one_default_packaging: {
    passes: [
      { parcel_types: [] },
      {
        parcel_types: [
          { ...box, is_default: true },
          { ...box, is_default: false },
        ],
      },
    ],
    stops: [
      {
        parcel_types: [
          { ...box, is_default: true },
          { ...box, is_default: true },
        ],
      },
    ],
  },
  registration_number_range: {
    passes: [
      { public_registration_fields: [numeric, { ...numeric, maximum: 3 }] },
      { public_registration_fields: [{ ...numeric, minimum: 3, maximum: 3 }] },
    ],
    stops: [{ public_registration_fields: [numeric, { ...numeric, minimum: 4, maximum: 3 }] }],
  },
};

describe.each(Object.entries(cases))('the rule %s', (id, { passes, stops }) => {
  it('accepts valid values', () => {
    for (const values of passes) expect({ values, holds: rules[id]?.(values) }).toEqual({ values, holds: true });
  });

  it('rejects values that would not work', () => {
    for (const values of stops) expect({ values, holds: rules[id]?.(values) }).toEqual({ values, holds: false });
  });
});

function shows(section: string, values: Values): boolean {
  return isVisible(catalogue.sections[section]?.visible_when ?? [], (name) => values[name], conditions);
}

describe('conditional sections', () => {
  it.each(['rates/top_up_custom', 'rates/top_up_eft'])(
    'F308 %s is shown with the custom payment gateway only',
    (id) => {
      expect(shows(id, { show_custom_payment_gateway: true })).toBe(true);
      expect(shows(id, { show_custom_payment_gateway: false })).toBe(false);
    },
  );

  it('F307 Bob Box is shown to locker networks that use it', () => {
    expect(shows('shipments/bob_box', { 'provider.kind': 'locker-network', enable_bob_box: true })).toBe(true);
    expect(shows('shipments/bob_box', { 'provider.kind': 'courier', enable_bob_box: true })).toBe(false);
    expect(shows('shipments/bob_box', { 'provider.kind': 'locker-network', enable_bob_box: false })).toBe(false);
  });
});

describe('single settings', () => {
  it.each(['public_registration_fields', 'internal_account_detail_fields'])(
    '%s also needs the permission for custom fields',
    (key) => {
      expect(catalogue.settings[key]?.permission.write).toEqual(['API_/providers/custom-fields:POST']);
      const needs = scopeNeeds({ id: 1, role_id: 2, account_id: null }, { kind: 'provider' });
      expect(needs).toEqual(['API_/providers/settings:POST']);
    },
  );

  it('insurance is enabled and has a maximum value, which is shown only then and is optional', () => {
    const [on, highest] = ['insurance_declared_value_enabled', 'insurance_max_declared_value'];
    expect(catalogue.settings[on]).toMatchObject({ widget: 'switch', section: 'rate_settings' });
    expect(catalogue.settings[highest]).toMatchObject({ widget: 'number', section: 'rate_settings' });
    expect(catalogue.settings[highest]?.schema['x-unit']).toBe('R');
    const visible = [true, false].map((value) =>
      isVisible(
        catalogue.settings[highest]?.visible_when ?? [],
        (name) => (name === on ? value : undefined),
        conditions,
      ),
    );
    expect(visible).toEqual([true, false]);
    const results = [0, -1, '50000', 1, 50_000.5].map((value) => validators[highest]?.(value));
    expect(results).toEqual([false, false, false, true, true]);
  });

  it('F310 VAT is between 0 and 100', () => {
    const results = [-1, 0, 15, 100, 101].map((value) => validators['vat_percentage']?.(value));
    expect(results).toEqual([false, true, true, true, false]);
  });

  it('customers and their users have settings of their own', () => {
    expect(catalogue.settings['auto_add_address_book']?.scopes).toContain('account');
    expect(catalogue.settings['personal_default_collection_address']?.scopes).toEqual(['user']);
  });

  it('requires re-authentication for everything that redirects money', () => {
    const redirecting = Object.values(catalogue.settings).filter(({ key }) =>
      /^payment_methods_.*(merchant_id|account_code|client_id|beneficiary_(name|bank_id|account_number)|custom_url|eft_(bank|account_holder|branch_code|account_type|account_number))$/.test(
        key,
      ),
    );
    expect(redirecting).toHaveLength(18);
    for (const { key, schema } of redirecting) expect([key, schema['x-confirm']]).toEqual([key, 'password']);
  });

  it('keeps every key, passphrase and secret of a gateway on the server', () => {
    const keys = Object.keys(catalogue.settings).filter((key) =>
      /_(passphrase|merchant_key|(client|webhook)_secret|api_key)$/.test(key),
    );
    expect(keys.length).toBeGreaterThanOrEqual(11);
    for (const key of keys) expect([key, catalogue.settings[key]?.secret]).toEqual([key, true]);
  });

  it('has six types of custom field, and accepts no other', () => {
    const kinds = catalogue.settings['public_registration_fields']?.schema.items?.oneOf ?? [];
    const names = kinds.map((kind) => kind.properties?.['type']?.const);
    expect(names).toEqual(['text', 'number', 'date', 'choice', 'checkbox', 'file']);
    expect(validators['public_registration_fields']?.([numeric])).toBe(true);
    expect(validators['public_registration_fields']?.([{ ...numeric, type: 'json' }])).toBe(false);
    expect(validators['public_registration_fields']?.([{ ...numeric, choices: [] }])).toBe(false);
  });
});
