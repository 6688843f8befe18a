/** Saved cards: storing only the gateway's token, paying with one, the default and removing one. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type {
  AccountBillingCardInformation as SavedCard,
  ReadPaymentDueAnswer200,
  Shipment,
} from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { rotateSecrets } from '#platform/server/db/rotate-secrets.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';
import { callerWith, signIn, type Caller } from '../../app.ts';
import { savedCard } from '../../simulators/bob-pay-page.ts';
import { accepted, testCards } from '../../simulators/gateways.ts';
import { plain } from '../../shipments/server/booking-requests.ts';
import { bobPaySite, startTopUp } from './bob-pay-site.ts';

const { site, report, asked: request } = await bobPaySite({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const prepaid = await signIn(site, 'owner@prepaid.test');
const postpaid = await signIn(site, 'owner@acme.test');
const colleague = await signIn(site, 'user@acme.test');
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

beforeAll(async () => {
  await staff.confirm();
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const { account_code, passphrase } = accepted.bobPay;
  const saved = await staff.post('/api/providers/settings', {
    base_revision: revision,
    settings: {
      pay_as_you_go: true,
      payment_methods_bobpay_topup_enabled: true,
      payment_methods_bobpay_topup_limit: 1000,
      payment_methods_bobpay_topup_recipient_account_code: account_code,
      payment_methods_bobpay_topup_passphrase: passphrase,
      payment_methods_bobpay_enabled: true,
      payment_methods_bobpay_recipient_account_code: account_code,
      payment_methods_bobpay_passphrase: passphrase,
    },
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
});

const cardsOf = async (caller: Caller, query = ''): Promise<readonly SavedCard[]> => {
  const answer = await caller.get(`/api/billing/cards${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ saved_cards: SavedCard[] }>().saved_cards;
};

const send = (caller: Caller, method: 'PATCH' | 'DELETE', url: string, payload?: object) =>
  site.request({
    ...{ method, url, ...(payload && { payload }) },
    headers: { host: 'localhost', ...(caller.token && { authorization: `Bearer ${caller.token}` }) },
  });

const byCard = { payment_method: 'credit-card' };

/** Tops up with a new card, which Bob Pay saves under the token of this test card. */
async function save(caller: Caller, number: string, body: object = {}): Promise<void> {
  const id = randomUUID();
  const begun = await startTopUp(caller, {
    fields: { custom_payment_id: id },
    body: { ...byCard, is_saved_card_setup: true, ...body },
  });
  expect(begun.statusCode, begun.body).toBe(200);
  expect(request()).toMatchObject({ payment_method: 'credit-card', is_saved_card_setup: true });
  const answer = await report({ id, more: savedCard(number) });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('F237 F274 the card of a paid top-up is saved if the payer chose so: its token encrypted, its number never', async () => {
  const [visa, mastercard] = testCards;
  const unsavedId = randomUUID();
  await startTopUp(postpaid, { fields: { custom_payment_id: unsavedId }, body: byCard });
  expect(request()).not.toHaveProperty('is_saved_card_setup');
  await report({ id: unsavedId, more: savedCard(visa.number) });
  expect(await cardsOf(postpaid)).toEqual([]);

  await save(postpaid, visa.number);
  const [card] = await cardsOf(colleague);
  expect(card).toEqual({
    ...{ saved_card_id: expect.any(Number) as number, card_pan: '************4242' },
    ...{ card_association: 'visa', is_default: true },
  });
  await save(postpaid, mastercard.number);
  await save(postpaid, mastercard.number);
  expect(await cardsOf(postpaid)).toMatchObject([{ card_association: 'visa' }, { card_association: 'mastercard' }]);
  await save(postpaid, mastercard.number, { set_as_default_payment_setup: true });
  expect(await cardsOf(postpaid)).toMatchObject([{ card_association: 'mastercard' }, { is_default: false }]);

  const rows = await inOwn((tx) => tx.selectFrom('saved_cards').selectAll().execute());
  const storedText = rows.map((row) => Object.values(row).map(String).join(' ')).join(' ');
  for (const { id, number } of testCards) {
    expect(storedText).not.toContain(id);
    expect(storedText).not.toContain(number.slice(0, 6));
  }
  const other = await inOwn((tx) =>
    tx.selectFrom('accounts').select('id').where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
  );
  expect(await cardsOf(staff, `?account_id=${other.id}`)).toHaveLength(2);
  expect((await prepaid.get(`/api/billing/cards?account_id=${other.id}`)).statusCode).toBe(404);
  expect((await (await signIn(site, 'nobilling@acme.test')).get('/api/billing/cards')).statusCode).toBe(403);
});

test('F267 F270 F280 a saved card pays with its security code, which is forwarded and not stored', async () => {
  const [card] = await cardsOf(postpaid, '?purpose=top_up');
  const id = String(card!.saved_card_id);
  const pay = (fields: Readonly<Record<string, string>>, caller = postpaid) =>
    startTopUp(caller, { fields: { saved_card_id: id, saved_card_cvv: '7391', ...fields }, body: byCard });
  const reference = randomUUID();
  const [, mastercard] = testCards;
  const named = { saved_card_pan: card!.card_pan, saved_card_reference: mastercard.reference };
  const answer = await pay({ custom_payment_id: reference, ...named });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(request()).toMatchObject({
    ...{ saved_card_id: mastercard.id, saved_card_reference: mastercard.reference, saved_card_cvv: '7391' },
    saved_card_pan: card!.card_pan,
  });
  await report({ id: reference });
  const stored = await inOwn((tx) =>
    tx.selectFrom('payments').selectAll().where('reference', '=', reference).execute(),
  );
  expect(stored).toMatchObject([{ state: 'paid', keep_card: null }]);
  expect(JSON.stringify(stored)).not.toContain('7391');

  const none = { code: 'no_saved_card', message: 'No saved card found.' };
  expect((await pay({ saved_card_id: '999999' })).json()).toMatchObject(none);
  expect((await pay({ saved_card_pan: '************0000' })).json()).toMatchObject(none);
  expect((await pay({ saved_card_reference: 'other' })).json()).toMatchObject(none);
  expect((await pay({}, prepaid)).json()).toMatchObject(none);
  for (const code of ['12', '12345', '12a', ''])
    expect((await pay({ saved_card_cvv: code })).json()).toMatchObject({ errors: [{ field: 'saved_card_cvv' }] });
  const declined = await pay({ saved_card_cvv: accepted.bobPay.wrong_security_code });
  expect(declined.json()).toMatchObject({
    code: 'gateway_refused',
    message: expect.stringContaining('declined') as string,
  });
  const notByCard = await startTopUp(postpaid, { fields: { saved_card_id: id, saved_card_cvv: '739' } });
  expect(notByCard.json()).toMatchObject({ errors: [{ field: 'payment_method' }] });
});

test('a card of another account at Bob Pay can’t pay, and rotated keys decrypt stored cards', async () => {
  const own = await cardsOf(postpaid);
  await inOwn((tx) =>
    tx
      .updateTable('saved_cards')
      .set({ recipient_account_code: 'OTHER' })
      .where('id', '=', own[1]!.saved_card_id)
      .execute(),
  );
  expect(await cardsOf(postpaid, '?purpose=shipment')).toEqual([own[0]]);
  expect(await cardsOf(postpaid)).toEqual(own);
  const { keys } = site.app.services;
  const oldKey = keys.keys.get(keys.current)!.toString('base64');
  const ring = parseKeyRing(`${Buffer.alloc(32, 'new').toString('base64')},${oldKey}`);
  expect((await rotateSecrets(site.database, ring)).rotated).toBeGreaterThanOrEqual(2);
  expect((await rotateSecrets(site.database, ring)).rotated).toBe(0);
  const back = parseKeyRing(`${oldKey},${Buffer.alloc(32, 'new').toString('base64')}`);
  await rotateSecrets(site.database, back);
});

test('a card is made the default and removed only by its own account, each with an audit event', async () => {
  const [first, second] = await cardsOf(postpaid);
  const path = `/api/billing/cards/${second!.saved_card_id}`;
  for (const other of [prepaid, callerWith(site, null)]) {
    expect([401, 404]).toContain((await send(other, 'PATCH', path, { is_default: true })).statusCode);
    expect([401, 404]).toContain((await send(other, 'DELETE', path)).statusCode);
  }
  expect((await send(postpaid, 'PATCH', path, { is_default: true })).json()).toMatchObject({
    saved_card: { is_default: true },
  });
  expect(await cardsOf(postpaid)).toMatchObject([
    { saved_card_id: second!.saved_card_id, is_default: true },
    { is_default: false },
  ]);
  expect((await send(postpaid, 'DELETE', path)).json()).toEqual({ removed: true });
  expect(await cardsOf(postpaid)).toEqual([{ ...first, is_default: true }]);
  expect((await send(postpaid, 'DELETE', path)).json()).toMatchObject({ code: 'unknown_card' });
  const trail = await inOwn((tx) =>
    tx.selectFrom('audit_events').select(['change_from', 'change_to']).where('type', '=', 'account').execute(),
  );
  const text = JSON.stringify(trail);
  expect(text).toContain('default_card');
  expect(text).toContain('************4242');
});

test('F267 F274 F280 a prepaid customer saves the card of a shipment payment and pays for the next one with it', async () => {
  await inOwn((tx) =>
    tx.updateTable('accounts').set({ balance_cents: 500 }).where('account_type', '=', 'prepaid').execute(),
  );
  const mobile_number = '+27825550123';
  await inOwn((tx) =>
    tx.updateTable('users').set({ phone_number: mobile_number }).where('email', '=', 'owner@prepaid.test').execute(),
  );
  const book = async () => {
    const answer = await prepaid.post('/api/shipments', plain);
    return answer.json<{ shipment: Shipment; id: number }>();
  };
  const dueOf = async (tracking_reference: string, more: object = {}, caller = prepaid) =>
    (await caller.post('/api/shipments/payments/due', { tracking_reference, ...more })).json<ReadPaymentDueAnswer200>();
  const pay = (body: object, caller = prepaid) =>
    caller.post('/api/shipments/payments', {
      method: 'saved_card_id' in body ? 'bob_pay_saved_credit_card' : 'bob_pay_credit_card',
      ...body,
    });
  const { shipment } = await book();
  const tracking_reference = shipment.short_tracking_reference;
  const { saved_cards, token, amount } = await dueOf(tracking_reference);
  expect(saved_cards).toEqual([]);
  // A guest with only the link has no account to save a card for.
  const guest = callerWith(site, null);
  expect(await dueOf(tracking_reference, { token }, guest)).not.toHaveProperty('saved_cards');
  expect((await pay({ tracking_reference, token, is_saved_card_setup: true }, guest)).statusCode).toBe(403);
  expect((await pay({ tracking_reference, token, saved_card_id: 1, security_code: '123' }, guest)).statusCode).toBe(
    403,
  );
  const wrongWay = await pay({ tracking_reference, is_saved_card_setup: true, method: 'instant_eft' });
  expect(wrongWay.json()).toMatchObject({ errors: [{ field: 'method' }] });

  expect((await pay({ tracking_reference, is_saved_card_setup: true })).statusCode).toBe(200);
  const reported = () => {
    const sent = request() as Readonly<Record<string, string>>;
    const again = { ...sent, status: 'paid', paid_amount: amount, uuid: randomUUID() };
    return { sent, again };
  };
  const { sent, again } = reported();
  expect(sent).toMatchObject({ is_saved_card_setup: true, amount, mobile_number });
  const answer = await report({ id: sent['custom_payment_id']!, raw: { ...again, ...savedCard(testCards[2].number) } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [card] = await cardsOf(prepaid);
  expect(card).toMatchObject({ card_association: 'american express', card_pan: '************0005', is_default: true });

  const next = (await book()).shipment.short_tracking_reference;
  expect((await dueOf(next)).saved_cards).toEqual([card]);
  const none = await pay({ tracking_reference: next, saved_card_id: 999_999, security_code: '1234' });
  expect(none.json()).toMatchObject({ code: 'no_saved_card', message: 'No saved card found.' });
  const named = { tracking_reference: next, saved_card_id: card!.saved_card_id };
  const unnamed = await pay({ tracking_reference: next, method: 'bob_pay_saved_credit_card' });
  expect(unnamed.json()).toMatchObject({ code: 'no_saved_card' });
  const asNew = await pay({ ...named, security_code: '1234', method: 'bob_pay_credit_card' });
  expect(asNew.json()).toMatchObject({ errors: [{ field: 'method' }] });
  expect((await pay(named)).json()).toMatchObject({ errors: [{ field: 'security_code' }] });
  expect((await pay({ ...named, security_code: '1234' })).statusCode).toBe(200);
  const second = reported();
  expect(second.sent).toMatchObject({ saved_card_id: testCards[2].id, saved_card_cvv: '1234' });
  await report({ id: second.sent['custom_payment_id']!, raw: second.again });
  expect(await dueOf(next)).toMatchObject({ status: 'submitted' });
});

test('F420 of several addresses of a sender the gateway gets the first', async () => {
  const collection_contact = { ...plain.collection_contact, email: 'first@sender.test; second@sender.test' };
  const booked = await prepaid.post('/api/shipments', { ...plain, collection_contact });
  const { shipment, payment_token: token } = booked.json<{ shipment: Shipment; payment_token: string }>();
  const named = { tracking_reference: shipment.short_tracking_reference, token };
  const paid = await callerWith(site, null).post('/api/shipments/payments', { ...named, method: 'instant_eft' });
  expect(paid.statusCode, paid.body).toBe(200);
  expect(request()).toMatchObject({ email: 'first@sender.test' });
});
