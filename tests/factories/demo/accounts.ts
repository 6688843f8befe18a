/** The demo's customers: prepaid and postpaid, the guest account, one on hold, and a prepaid one in arrears. */
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildAccount } from '../account.ts';

type Facts = Omit<NewRow<'accounts'>, 'provider_id' | 'account_type'> & {
  readonly account_type?: NewRow<'accounts'>['account_type'];
};

/** Amounts in cents. */
const customers = [
  { account_code: 'GUEST', name: 'Guests', account_type: 'guest' },
  {
    account_code: 'ACME',
    name: 'Acme Trading',
    balance_cents: -184_250,
    credit_limit_cents: 2_500_000,
    force_show_billing_transactions: true,
    is_vip: true,
    company_name: 'Acme Trading (Pty) Ltd',
    company_registration_no: '2009/004417/07',
    company_vat_no: '4120188374',
    billing_address: '7 Loop Street\nCape Town\n8001',
  },
  {
    account_code: 'KAROO',
    name: 'Karoo Crafts',
    account_type: 'prepaid',
    balance_cents: 75_000,
    force_show_billing_transactions: true,
  },
  { account_code: 'BUSHVELD', name: 'Bushveld Outfitters', credit_limit_cents: 500_000, is_on_hold: true },
  {
    account_code: 'HARBOUR',
    name: 'Harbour Pharmacy Group',
    balance_cents: -1_263_540,
    credit_limit_cents: 5_000_000,
    payment_terms_days: 7,
    billing_contact: JSON.stringify({ name: 'Lindiwe Khumalo', email: 'accounts@harbour.test' }),
    customer_reference_required: true,
    customer_reference_prefix: 'HP-',
    company_name: 'Harbour Pharmacy Group (Pty) Ltd',
    company_vat_no: '4370251196',
    billing_address: 'Harbour House\n31 Maydon Road\nDurban\n4001',
  },
  { account_code: 'HIGHVELD', name: 'Highveld Auto Spares', balance_cents: -402_175, credit_limit_cents: 1_000_000 },
  { account_code: 'COASTAL', name: 'Coastal Surf', balance_cents: -58_600, credit_limit_cents: 250_000 },
  { account_code: 'JACARANDA', name: 'Jacaranda Books', credit_limit_cents: 300_000 },
  { account_code: 'DRAKENS', name: 'Drakens Dairy', balance_cents: -291_900, credit_limit_cents: 300_000 },
  { account_code: 'FYNBOS', name: 'Fynbos Skincare', account_type: 'prepaid', balance_cents: 231_550 },
  { account_code: 'MARULA', name: 'Marula Online', account_type: 'prepaid', balance_cents: -8_625 },
  { account_code: 'KESTREL', name: 'Kestrel internal', credit_limit_cents: 10_000_000 },
] as const satisfies readonly Facts[];

type Code = (typeof customers)[number]['account_code'];

/** Accounts that belong to a branch. */
const lookedAfter: ReadonlySet<Code> = new Set(['HARBOUR', 'HIGHVELD', 'JACARANDA']);

/** Returns account ids by code. Some accounts belong to `branch_id`. */
export async function buildDemoAccounts(
  tx: Transaction,
  provider_id: number,
  branch_id: number,
): Promise<Readonly<Record<Code, number>>> {
  const ids: Partial<Record<Code, number>> = {};
  for (const facts of customers) {
    const branch = lookedAfter.has(facts.account_code) ? { branch_id } : {};
    ids[facts.account_code] = (await buildAccount(tx, { provider_id, ...facts, ...branch })).id;
  }
  return ids as Record<Code, number>;
}
