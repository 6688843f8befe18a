/** Credentials of the demo's first provider for its payment gateway, its mail server, Google and Apple, as the simulators accept them. */
import { generateKeyPairSync } from 'node:crypto';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { keepCard, setDefault } from '#modules/payments/server/cards/repository.ts';
import { accepted, testCards } from '../simulators/gateways.ts';
import { appleClientId, googleClientId } from '../simulators/identity-issuer.ts';
import { buildSettings } from './settings.ts';

const plain = {
  owner_email_addresses: 'olive.owner@kestrel.test',
  payment_methods_payfast_enabled: true,
  payment_methods_payfast_merchant_id: accepted.payfast.merchant_id,
  payment_methods_bobpay_enabled: true,
  payment_methods_bobpay_recipient_account_code: accepted.bobPay.account_code,
  payment_methods_stitch_enabled: true,
  payment_methods_stitch_client_id: accepted.stitch.client_id,
  payment_methods_stitch_beneficiary_name: 'Kestrel Couriers',
  payment_methods_stitch_beneficiary_bank_id: 'standard_bank',
  payment_methods_stitch_beneficiary_account_number: '062845501',
  payment_methods_stitch_beneficiary_reference: 'KESTREL SHIPMENT',
  pay_as_you_go: true,
  payment_methods_payfast_topup_enabled: true,
  payment_methods_payfast_topup_limit: 20_000,
  payment_methods_payfast_topup_merchant_id: accepted.payfast.merchant_id,
  payment_methods_bobpay_topup_enabled: true,
  payment_methods_bobpay_topup_limit: 20_000,
  payment_methods_bobpay_topup_recipient_account_code: accepted.bobPay.account_code,
  payment_methods_stitch_topup_enabled: true,
  payment_methods_stitch_topup_client_id: accepted.stitch.client_id,
  payment_methods_stitch_topup_beneficiary_name: 'Kestrel Couriers',
  payment_methods_stitch_topup_beneficiary_bank_id: 'standard_bank',
  payment_methods_stitch_topup_beneficiary_account_number: '062845501',
  payment_methods_stitch_topup_beneficiary_reference: 'KESTREL TOP-UP',
  email_transport: 'smtp',
  email_smtp_host: accepted.smtp.host,
  email_smtp_username: accepted.smtp.username,
  google_login_enabled: true,
  google_login_client_id: googleClientId,
  apple_login_enabled: true,
  apple_login_client_id: appleClientId,
  apple_login_team_id: '9KST4L7C2R',
  apple_login_key_id: 'K7E5T2R3L4',
};

/** A key as Apple issues one for each site; the simulator accepts any. */
function newAppleKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}

const secrets: Readonly<Record<string, string>> = {
  payment_methods_payfast_merchant_key: accepted.payfast.merchant_key,
  payment_methods_payfast_passphrase: accepted.payfast.passphrase,
  payment_methods_bobpay_passphrase: accepted.bobPay.passphrase,
  payment_methods_stitch_client_secret: accepted.stitch.client_secret,
  payment_methods_stitch_webhook_secret: accepted.stitch.webhook_secret,
  payment_methods_payfast_topup_merchant_key: accepted.payfast.merchant_key,
  payment_methods_payfast_topup_passphrase: accepted.payfast.passphrase,
  payment_methods_bobpay_topup_passphrase: accepted.bobPay.passphrase,
  payment_methods_stitch_topup_client_secret: accepted.stitch.client_secret,
  payment_methods_stitch_topup_webhook_secret: accepted.stitch.webhook_secret,
  email_smtp_password: accepted.smtp.password,
  apple_login_private_key: newAppleKey(),
};

/** Cards that Bob Pay's simulator accepts: a postpaid customer has two, a prepaid one has one. */
async function buildSavedCards(tx: Transaction, keys: KeyRing, provider_id: number): Promise<void> {
  const [visa, mastercard, amex] = testCards;
  for (const [code, cards] of [
    ['ACME', [amex, visa]],
    ['KAROO', [mastercard]],
  ] as const) {
    const account = tx.selectFrom('accounts').select('id').where('provider_id', '=', provider_id);
    const { id: account_id } = await account.where('account_code', '=', code).executeTakeFirstOrThrow();
    let last = 0;
    for (const { id, reference, number, association } of cards) {
      const card = { token: { id, reference }, pan: `${'*'.repeat(12)}${number.slice(-4)}`, association };
      last = await keepCard(tx, keys, { provider_id, account_id }, card, accepted.bobPay.account_code);
    }
    await setDefault(tx, account_id, last);
  }
}

/** `keys`: the keys that the server uses to decrypt secrets. */
export async function buildDemoGateways(tx: Transaction, keys: KeyRing): Promise<void> {
  const { id: provider_id } = await tx
    .selectFrom('providers')
    .select('id')
    .where('name', '=', 'Kestrel Couriers')
    .executeTakeFirstOrThrow();
  const place = { provider_id, scope: 'provider', scope_id: 0 } as const;
  const closed: Record<string, Buffer> = {};
  for (const [key, text] of Object.entries(secrets)) closed[key] = encryptSecret(keys, { ...place, key }, text);
  await buildSettings(tx, { provider_id, settings: { ...plain, ...closed } });
  await buildSavedCards(tx, keys, provider_id);
}
