/** The credentials of the gateway account that is paid: providers may have separate ones for top-ups and shipments. */
import type { FastifyInstance } from 'fastify';
import { storedSecret } from '#modules/settings/server/services/stored-secret.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Purpose } from '../domain/gateway-methods.ts';
import type { Stitch } from './gateways/stitch/graphql.ts';

export interface GatewayContext {
  readonly app: FastifyInstance;
  readonly tx: Transaction;
  readonly providerId: number;
  readonly purpose: Purpose;
}

export interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly passphrase: string;
}

const payfast = {
  top_up: {
    id: 'payment_methods_payfast_topup_merchant_id',
    key: 'payment_methods_payfast_topup_merchant_key',
    passphrase: 'payment_methods_payfast_topup_passphrase',
  },
  shipment: {
    id: 'payment_methods_payfast_merchant_id',
    key: 'payment_methods_payfast_merchant_key',
    passphrase: 'payment_methods_payfast_passphrase',
  },
} as const;

/** Undefined if incomplete: without a passphrase anyone could sign. */
export async function payfastMerchant({ app, tx, providerId, purpose }: GatewayContext): Promise<Merchant | undefined> {
  const names = payfast[purpose];
  const id = (await app.settings.decidingWithin(tx, providerId))[names.id];
  const key = await storedSecret(tx, app.services.keys, providerId, names.key);
  const passphrase = await storedSecret(tx, app.services.keys, providerId, names.passphrase);
  return id && key && passphrase ? { id, key, passphrase } : undefined;
}

export interface Recipient {
  readonly code: string;
  readonly passphrase: string;
}

const bobPay = {
  top_up: {
    code: 'payment_methods_bobpay_topup_recipient_account_code',
    passphrase: 'payment_methods_bobpay_topup_passphrase',
  },
  shipment: {
    code: 'payment_methods_bobpay_recipient_account_code',
    passphrase: 'payment_methods_bobpay_passphrase',
  },
} as const;

/** The same for Bob Pay. */
export async function bobPayRecipient({
  app,
  tx,
  providerId,
  purpose,
}: GatewayContext): Promise<Recipient | undefined> {
  const names = bobPay[purpose];
  const code = (await app.settings.decidingWithin(tx, providerId))[names.code];
  const passphrase = await storedSecret(tx, app.services.keys, providerId, names.passphrase);
  return code && passphrase ? { code, passphrase } : undefined;
}

const stitch = {
  top_up: {
    id: 'payment_methods_stitch_topup_client_id',
    secret: 'payment_methods_stitch_topup_client_secret',
    webhook: 'payment_methods_stitch_topup_webhook_secret',
    name: 'payment_methods_stitch_topup_beneficiary_name',
    bankId: 'payment_methods_stitch_topup_beneficiary_bank_id',
    accountNumber: 'payment_methods_stitch_topup_beneficiary_account_number',
    reference: 'payment_methods_stitch_topup_beneficiary_reference',
  },
  shipment: {
    id: 'payment_methods_stitch_client_id',
    secret: 'payment_methods_stitch_client_secret',
    webhook: 'payment_methods_stitch_webhook_secret',
    name: 'payment_methods_stitch_beneficiary_name',
    bankId: 'payment_methods_stitch_beneficiary_bank_id',
    accountNumber: 'payment_methods_stitch_beneficiary_account_number',
    reference: 'payment_methods_stitch_beneficiary_reference',
  },
} as const;

export async function stitchClient({ app, tx, providerId, purpose }: GatewayContext): Promise<Stitch | undefined> {
  const { outbound, config, keys } = app.services;
  const names = stitch[purpose];
  const id = (await app.settings.decidingWithin(tx, providerId))[names.id];
  const secret = await storedSecret(tx, keys, providerId, names.secret);
  return id && secret ? { outbound, addresses: config.gateways, client: { id, secret } } : undefined;
}

/** The secret that signs Stitch's webhooks. */
export function stitchWebhookSecret({ app, tx, providerId, purpose }: GatewayContext): Promise<string | undefined> {
  return storedSecret(tx, app.services.keys, providerId, stitch[purpose].webhook);
}

/** The bank account that receives the payment. */
export async function stitchBeneficiary({ app, tx, providerId, purpose }: GatewayContext) {
  const names = stitch[purpose];
  const settings = await app.settings.decidingWithin(tx, providerId);
  const [name, bankId] = [settings[names.name], settings[names.bankId]];
  const [accountNumber, reference] = [settings[names.accountNumber], settings[names.reference]];
  return name && bankId && accountNumber && reference ? { name, bankId, accountNumber, reference } : undefined;
}
