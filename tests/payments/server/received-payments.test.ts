/** The list of received payments: gateway and method, by their display names; and what closing an account does to saved cards. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ReadReceivedPaymentsAnswer200 } from '#generated/types.ts';
import { paymentTypeOf } from '#modules/payments/domain/labels.ts';
import { payments } from '#modules/payments/server/module.ts';
import { post } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { savedCard } from '../../simulators/bob-pay-page.ts';
import { accepted, testCards } from '../../simulators/gateways.ts';
import { bobPaySite, startTopUp } from './bob-pay-site.ts';

const { site, report } = await bobPaySite({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const acme = await asOwner(site.database.owner, (tx) => accountId(tx));
const byCard = { payment_method: 'credit-card', is_saved_card_setup: true };

beforeAll(async () => {
  await staff.confirm();
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const saved = await staff.post('/api/providers/settings', {
    base_revision: revision,
    settings: {
      payment_methods_bobpay_topup_enabled: true,
      payment_methods_bobpay_topup_recipient_account_code: accepted.bobPay.account_code,
      payment_methods_bobpay_topup_passphrase: accepted.bobPay.passphrase,
    },
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
});

const received = async () =>
  (
    await staff.get(`/api/billing/payments?account_id=${encodeURIComponent(`[${acme}]`)}`)
  ).json<ReadReceivedPaymentsAnswer200>().received_payments;

test('F282 a payment is listed with its provider and its type, one without a gateway as manual', async () => {
  const id = randomUUID();
  const begun = await startTopUp(customer, { fields: { custom_payment_id: id }, body: byCard });
  expect(begun.statusCode, begun.body).toBe(200);
  await report({ id, more: savedCard(testCards[0].number) });
  const entered = { account_id: acme, type: 'payment', amount: 100, description: 'Cash deposit' };
  expect((await staff.post('/api/billing/transactions', entered)).statusCode).toBe(200);
  const atCounter = { ...entered, description: 'Top-up at the counter', counter_method: 'cash' };
  expect((await staff.post('/api/billing/transactions', atCounter)).statusCode).toBe(200);
  const wrong = await staff.post('/api/billing/transactions', { ...atCounter, type: 'refund' });
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'counter_method' }] });
  await inTenant(site.database.app, 1, (tx) =>
    post(tx, {
      ...{ accountId: acme, type: 'payment', amount: 5_000, description: 'EFT CREDIT', createdBy: null },
      ...{ effectiveDate: '2026-11-22', importedPaymentId: 1, documentId: 'PMT000001' },
    }),
  );
  const [imported, cash, manual, topUp] = await received();
  expect(cash).toMatchObject({ provider: 'counter', type: 'cash', received_by: 'Sipho Staff' });
  expect(topUp).toMatchObject({ provider: 'bobpay-topup', type: 'credit-card', amount: 200, has_been_reversed: false });
  expect(manual).toMatchObject({
    provider: 'manual',
    type: 'manual-eft',
    description: 'Cash deposit',
    number: expect.stringMatching(/^PMT\d{6}$/) as string,
    reference: null,
  });
  expect(imported).toMatchObject({ provider: 'manual', type: 'eft', number: 'PMT000001', reference: null });
  for (const email of ['owner@acme.test', 'driver@kestrel.test'])
    expect((await (await signIn(site, email)).get('/api/billing/payments')).statusCode).toBe(403);
});

test.each([
  ['bob_pay', 'pay-shap', 'pay-shap'],
  ['bob_pay', 'instant-eft', 'instant-eft'],
  ['stitch', 'card', 'stitch-card'],
  ['stitch', 'eft', 'stitch-eft'],
  ['payfast', undefined, undefined],
] as const)('F282 %s by %s is of the type %s', (gateway, option, type) => {
  expect(paymentTypeOf(gateway, option)).toBe(type);
});

test('closing an account removes its saved cards, once, and staff see their number before', async () => {
  const handle = () =>
    inTenant(site.database.worker, 1, (tx) =>
      payments.handlers!(site.app).account_changed!(
        tx,
        { account_id: acme, is_new: false },
        { providerId: 1, eventId: 1, emittedAt: new Date() },
      ),
    );
  const cards = async () =>
    (await staff.get(`/api/billing/cards?account_id=${acme}`)).json<{ saved_cards: object[] }>().saved_cards;
  await handle();
  expect(await cards()).toHaveLength(1);
  const { uses } = (await staff.get(`/api/accounts/${acme}/use`)).json<{ uses: object[] }>();
  expect(uses).toContainEqual({ title: 'Saved cards, which are removed', value: '1' });
  await staff.post('/api/accounts/close', { account_id: acme, reason: 'Moved away' });
  await handle();
  await handle();
  expect(await cards()).toEqual([]);
  const { audit_events } = (await staff.get(`/api/audit/events?type=account&object_id=${acme}`)).json<{
    audit_events: { source: string; change: object }[];
  }>();
  expect(audit_events.filter(({ source }) => source === 'automatic')).toMatchObject([
    { change: { change_from: { saved_card: '************4242' } } },
    { change: { change_to: { saved_card: '************4242' } } },
  ]);
});
