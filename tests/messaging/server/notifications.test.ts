/** Notifications to contacts and staff about a shipment: each sent once, according to the settings, and logged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Settings, ShipmentMessage } from '#generated/types.ts';
import { notify, type Happened } from '#modules/messaging/server/notify.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { eventMs } from '../../patience.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startMailServer, type ReceivedMail } from '../../simulators/mail-server.ts';

const login = { user: accepted.smtp.username, password: accepted.smtp.password };
const [mailServer, ownServer, infobip] = await Promise.all([
  startMailServer({ refuses: (address) => address.startsWith('nobody@') }),
  startMailServer({ login, encryption: 'starttls' }),
  startGateways({ encrypted: true }),
]);
afterAll(() => Promise.all([mailServer.close(), ownServer.close(), infobip.close()]));

const site = await testApp({
  jobs: true,
  env: {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Parcel platform <noreply@parcel.test>',
    OUTBOUND_TRUSTED: [
      `${accepted.infobip.host}:443=127.0.0.1:${infobip.port}`,
      `${accepted.smtp.host}:587=127.0.0.1:${ownServer.port}`,
    ].join(','),
  },
});
const staff = await signIn(site, 'staff@kestrel.test');
const branchStaff = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const otherCustomer = await signIn(site, 'owner@prepaid.test');
const stranger = await signIn(site, 'staff@protea.test');
const platform = await signIn(site, 'platform@kestrel.test');
for (const caller of [staff, platform]) await caller.confirm();

async function set(settings: Partial<Settings>, caller: Caller = staff) {
  const path = '/api/providers/settings';
  const { revision } = (await caller.get(path)).json<{ revision: number }>();
  const answer = await caller.post(path, { base_revision: revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

const quiet = {
  ...{ email_notifications_collection: [], email_notifications_delivery: [] },
  ...{ sms_notifications_collection: [], sms_notifications_delivery: [] },
  ...{ whatsapp_notifications_collection: [], whatsapp_notifications_delivery: [] },
} satisfies Partial<Settings>;

beforeAll(async () => {
  await set(quiet);
  await inTenant(site.database.owner, 1, (tx) =>
    tx.insertInto('provider_origins').values({ provider_id: 1, origin: 'ship.kestrel.test' }).execute(),
  );
});

const contacts = {
  collection_contact: JSON.stringify({
    name: 'Pieter van Wyk',
    email: 'pieter@acme.test',
    mobile_number: '0825550142',
  }),
  delivery_contact: JSON.stringify({ name: 'Thandi Mokoena', email: 'thandi@home.test', mobile_number: '0835550177' }),
  proof_of_delivery_pin: '4821',
};

const book = (attributes: Partial<NewRow<'shipments'>> = {}, account?: string): Promise<Row<'shipments'>> =>
  storeShipment(site.database, { ...contacts, ...attributes }, undefined, account);

async function move({ tracking_reference }: Row<'shipments'>, status: string, further: object = {}) {
  const answer = await staff.post('/api/tracking/shipment-events', { tracking_reference, status, ...further });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function log({ id }: Row<'shipments'>): Promise<ShipmentMessage[]> {
  const answer = await staff.get(`/api/notification/messages?shipment_id=${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ messages: ShipmentMessage[] }>().messages;
}

/** Waits until events are handled and jobs have run. */
async function settle(): Promise<void> {
  const waiting = async () => {
    const { rows } = await site.database.owner.pool.query<{ n: number }>(
      `select (select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now())
            + (select count(*) from events where not is_dispatched and name like 'shipment_%') as n`,
    );
    return rows[0]!.n;
  };
  await expect.poll(waiting, { timeout: eventMs }).toBe(0);
}

function mailsTo(address: string): readonly ReceivedMail[] {
  return mailServer.mails.filter(({ to }) => to.includes(address));
}

describe('emails', () => {
  test('F011, F318, F320 an enabled status is sent once, branded, as HTML and text; others are not', async () => {
    await set({
      ...{ email_notifications_delivery: ['out-for-delivery'], provider_title: 'Kestrel Couriers' },
      ...{ notification_name: 'Kestrel', notification_email_address: 'parcels@kestrel.test' },
      ...{ notification_reply_to_address: 'help@kestrel.test', notification_footer: '<p>14 Steel Road</p>' },
      ...{ show_scam_alert_on_emails: true, email_scam_alert_text: 'We never ask for a PIN.' },
    });
    const shipment = await book({ status: 'collected' });
    await move(shipment, 'at-hub');
    await move(shipment, 'delivery-assigned');
    await move(shipment, 'out-for-delivery');
    await expect.poll(() => mailsTo('thandi@home.test').length, { timeout: eventMs }).toBe(1);
    await settle();
    const [mail] = mailsTo('thandi@home.test');
    expect(mail).toMatchObject({ from: 'parcels@kestrel.test', fromName: 'Kestrel', replyTo: 'help@kestrel.test' });
    for (const part of [mail!.html, mail!.text])
      for (const text of ['Thandi Mokoena', '4821', 'We never ask for a PIN.', '14 Steel Road'])
        expect(part).toContain(text);
    expect(mail!.text).not.toMatch(/<[a-z]/);
    expect(mailsTo('pieter@acme.test')).toEqual([]);
    const entries = await log(shipment);
    expect(entries).toMatchObject([
      { channel: 'email', party: 'delivery', status: 'sent', attempts: 1, problem: null },
    ]);
    expect(entries[0]!.content).not.toContain('4821');
  });

  test('a repeated status is sent once, and again when the delivery is attempted again', async () => {
    await set({
      email_notifications_delivery: ['at-hub', 'out-for-delivery', 'delivery-failed-attempt', 'returned-to-hub'],
    });
    type Step = readonly [status: string, further?: object];
    const expectNotified = async (
      shipment: Row<'shipments'>,
      way: readonly Step[],
      expected: Readonly<Record<string, number>>,
    ) => {
      for (const [status, further] of way) await move(shipment, status, further);
      const counts = async () => {
        const all = (await log(shipment)).map(({ about }) => about);
        return Object.fromEntries([...new Set(all)].map((about) => [about, all.filter((one) => one === about).length]));
      };
      await expect.poll(counts, { timeout: eventMs }).toEqual(expected);
      await settle();
      expect(await counts()).toEqual(expected);
    };
    const undo = { undo: true, source: 'scanner' };
    const scanned = await book({ status: 'collected' });
    await expectNotified(scanned, [['at-hub'], ['collected', undo], ['at-hub']], { 'At hub': 1 });
    const further: readonly Step[] = [['in-transit'], ['at-hub'], ['out-for-delivery']];
    await expectNotified(scanned, further, { 'At hub': 1, 'Out for delivery': 1 });

    const out = await book({ status: 'out-for-delivery' });
    const failed = 'delivery-failed-attempt';
    const corrected: readonly Step[] = [[failed], ['out-for-delivery', undo], [failed]];
    await expectNotified(out, corrected, { 'Delivery attempt failed': 1 });
    const again = { 'Delivery attempt failed': 2, 'Returned to hub': 1, 'Out for delivery': 1 };
    await expectNotified(out, [['returned-to-hub'], ['out-for-delivery'], [failed]], again);
    await expectNotified(out, [[failed]], { ...again, 'Delivery attempt failed': 3 });
    const stored = await inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('shipments').select('failed_delivery_attempts').where('id', '=', out.id).executeTakeFirst(),
    );
    expect(stored).toEqual({ failed_delivery_attempts: 3 });
    await set(quiet);
  });

  test('F321 the delivery message asks the receiver for a rating and offers a chat, unless that is off', async () => {
    await set(
      {
        email_notifications_delivery: ['delivered', 'collected-from-counter'],
        email_notifications_collection: ['delivered'],
        ...{ show_scam_alert_on_emails: true, email_scam_alert_text: 'We never ask for a PIN.' },
        ...{ whatsapp_enabled: true, whatsapp_sender_number: '+27 82 555 0100' },
        ...{ email_whatsapp_link_enabled: true, email_whatsapp_link_number: '082 555 0142' },
        ...{ email_whatsapp_link_message: 'Hello', email_whatsapp_link_add_shipment_reference: true },
        email_whatsapp_link_add_tracking_link: true,
      },
      platform,
    );
    const mailOf = async ({ short_tracking_reference: number }: Row<'shipments'>, to: string) => {
      const found = () => mailsTo(to).find(({ html }) => html.includes(number));
      await expect.poll(found, { timeout: eventMs }).toBeDefined();
      return found()!;
    };
    const shipment = await book({ status: 'out-for-delivery' });
    await move(shipment, 'delivered');
    const mail = await mailOf(shipment, 'thandi@home.test');
    expect(mail.html).toContain('How was your delivery?');
    expect(mail.html.match(/stars=[1-5]/g)).toHaveLength(5);
    // The tracking page of another site neither takes a rating nor has the logo.
    expect(shipment.tracking_url).toContain('https://track.example.test/');
    const portal = 'https://ship.kestrel.test';
    const page = `${portal}/track?tracking_reference=${shipment.tracking_reference}`;
    expect(mail.html).toContain(`href="${page}&amp;stars=5"`);
    expect(mail.html).toContain(`src="${portal}/brands/kestrel/logo.svg"`);
    expect(mail.html).toContain(`https://wa.me/27825550142?text=Hello%20${shipment.short_tracking_reference}%20https`);
    for (const part of [mail.html, mail.text]) expect(part).toContain('We never ask for a PIN.');
    expect((await mailOf(shipment, 'pieter@acme.test')).html).not.toContain('How was your delivery?');
    const picked = await book({ status: 'ready-for-pickup' });
    await move(picked, 'collected-from-counter');
    expect((await mailOf(picked, 'thandi@home.test')).html).toContain('How was your delivery?');

    await set({ email_hide_rating_section: true, show_scam_alert_on_emails: false });
    await set({ whatsapp_enabled: false }, platform);
    const other = await book({ status: 'out-for-delivery' });
    await move(other, 'delivered');
    const plain = (await mailOf(other, 'thandi@home.test')).html;
    for (const absent of ['How was your delivery?', 'wa.me', 'We never ask']) expect(plain).not.toContain(absent);
    await set(quiet);
  });

  test('an account’s own switches apply to its shipments, and a muted shipment sends nothing', async () => {
    await set({ email_notifications_delivery: [] });
    const shipment = await book({ status: 'collected' }, 'KAROO');
    const muted = await book({ status: 'collected', mute_notifications: true }, 'KAROO');
    const own = { provider_id: 1, scope: 'account', scope_id: shipment.account_id } as const;
    const settings = { email_notifications_delivery: ['at-hub'] } satisfies Partial<Settings>;
    await inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { ...own, settings }));
    await move(muted, 'at-hub');
    await move(shipment, 'at-hub');
    await expect.poll(async () => (await log(shipment)).length, { timeout: eventMs }).toBe(1);
    await settle();
    expect(await log(muted)).toEqual([]);
  });

  test('F420 a contact with several addresses is emailed at each, and users find it in their inbox', async () => {
    await set({ email_notifications_delivery: ['at-hub'] });
    const addresses = { name: 'Thandi Mokoena', email: 'thandi@home.test; owner@acme.test' };
    const shipment = await book({ status: 'collected', delivery_contact: JSON.stringify(addresses) });
    await move(shipment, 'at-hub');
    const reached = () =>
      mailServer.mails.find(({ text }) => text.includes(shipment.tracking_reference))?.to.toSorted();
    await expect.poll(reached, { timeout: eventMs }).toEqual(['owner@acme.test', 'thandi@home.test']);
    const { inbox } = (await customer.get('/api/inbox')).json<{ inbox: { subject: string }[] }>();
    expect(inbox.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(shipment.short_tracking_reference),
    );
    await set(quiet);
  });

  test('messages that cannot be sent are logged with the reason', async () => {
    await set({ email_notifications_delivery: ['at-hub'], email_notifications_collection: ['at-hub'] });
    const unreachable = JSON.stringify({ name: 'Nobody', email: 'nobody@home.test' });
    const shipment = await book({
      ...{ status: 'collected', collection_contact: JSON.stringify({ name: 'Pieter van Wyk' }) },
      delivery_contact: unreachable,
    });
    await move(shipment, 'at-hub');
    const states = async () => (await log(shipment)).map(({ status }) => status).toSorted();
    await expect.poll(states, { timeout: eventMs }).toEqual(['failed', 'not-sent']);
    const byParty = Object.fromEntries((await log(shipment)).map((entry) => [entry.party, entry.problem]));
    expect(byParty).toEqual({
      collection: 'Pieter van Wyk has no email address.',
      delivery: expect.stringContaining('No such user here') as string,
    });
  });

  test('a provider’s own mail server sends them if it is selected', async () => {
    await set({
      ...{ email_transport: 'smtp', email_smtp_host: accepted.smtp.host, email_smtp_port: 587 },
      ...{ email_smtp_username: accepted.smtp.username, email_smtp_password: accepted.smtp.password },
      ...{ email_notifications_delivery: ['at-hub'], email_notifications_collection: [] },
    });
    const shipment = await book({ status: 'collected' });
    await move(shipment, 'at-hub');
    await expect.poll(() => ownServer.mails.length, { timeout: eventMs }).toBe(1);
    expect(ownServer.mails[0]).toMatchObject({ to: ['thandi@home.test'], from: 'parcels@kestrel.test' });
    expect(mailsTo('thandi@home.test').some(({ subject }) => subject === ownServer.mails[0]!.subject)).toBe(false);

    const problemWith = async (change: Partial<Settings>) => {
      await set(change);
      const failing = await book({ status: 'collected' });
      await move(failing, 'at-hub');
      const problem = async () => (await log(failing))[0]?.problem;
      await expect.poll(problem, { timeout: eventMs }).toEqual(expect.any(String));
      return problem();
    };
    const rejected = await problemWith({ email_smtp_password: 'not-the-password' });
    expect(rejected).toContain('Authentication credentials invalid');
    expect(rejected).not.toContain('not-the-password');
    // Mail is not sent to names in our own network, such as one that was saved before these were refused.
    const inside = { provider_id: 1, settings: { email_smtp_host: 'localhost' } };
    await inTenant(site.database.owner, 1, (tx) => buildSettings(tx, inside));
    expect(await problemWith({ email_smtp_username: 'another' })).toMatch(/localhost/);
    expect(ownServer.mails).toHaveLength(1);
    await set({ email_transport: 'platform', email_notifications_delivery: [] });
  });

  test('F322 F323 contacts are notified of a new delivery day if their channel is on, also by the switches of an account', async () => {
    await set({
      ...{ allow_rescheduling_shipments: true, email_notifications_rescheduled_delivery_delivery: true },
      ...{ sms_notifications_rescheduled_delivery_collection: true, notify_provider_on_shipment_rescheduled: 'none' },
    });
    const change = async (shipment: Row<'shipments'>, changed: object, caller = staff) => {
      const payload = { id: shipment.id, ...changed };
      const headers = { host: 'localhost', authorization: `Bearer ${caller.token}` };
      const answer = await site.request({ method: 'PATCH', url: '/api/shipments', headers, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const text = async (shipment: Row<'shipments'>) =>
      (await log(shipment)).map(({ channel, party }) => `${channel} ${party}`).toSorted();
    const later = { delivery_after: '10:00', delivery_before: '15:00' };
    const [plain, quieter, collected] = [await book(), await book({}, 'FYNBOS'), await book()];
    const own = { provider_id: 1, scope: 'account', scope_id: quieter.account_id } as const;
    const settings = { email_notifications_rescheduled_delivery_delivery: false } satisfies Partial<Settings>;
    await inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { ...own, settings }));
    await change(plain, later);
    await change(quieter, later);
    await change(collected, { collection_after: '10:00', collection_before: '15:00' });
    await expect.poll(() => text(plain), { timeout: eventMs }).toEqual(['email delivery', 'sms collection']);
    await expect.poll(() => text(quieter), { timeout: eventMs }).toEqual(['sms collection']);
    await settle();
    expect(await text(collected)).toEqual([]);
    // Staff are emailed about what customers change, a collection on another day too: they plan both.
    await set({ notify_provider_on_shipment_rescheduled: 'support' });
    const quote = await book({ status: 'quote', quote_valid_until: new Date('2027-01-31') });
    await change(quote, later);
    await change(collected, { collection_after: '11:00' });
    await settle();
    expect([await text(quote), await text(collected)]).toEqual([[], []]);
    await change(collected, { collection_after: '12:00' }, customer);
    const kinds = async () => [...new Set(await text(collected))];
    await expect.poll(kinds, { timeout: eventMs }).toEqual(['email staff']);
    await settle();
    await set({
      notify_provider_on_shipment_rescheduled: 'none',
      email_notifications_rescheduled_delivery_delivery: false,
      sms_notifications_rescheduled_delivery_collection: false,
    });
    await set({ allow_rescheduling_shipments: false });
  });

  test('F323 staff are emailed about a cancellation if their settings say so', async () => {
    await set({ notify_provider_on_shipment_cancelled: 'ops-manager' });
    const shipment = await book();
    const answer = await staff.post('/api/shipments/cancel', { id: shipment.id, tracking_message: 'Booked twice' });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(() => mailsTo('manager@kestrel.test').length, { timeout: eventMs }).toBe(1);
    expect((await log(shipment)).map(({ party }) => party)).toContain('staff');
    // Nobody was going to collect it.
    const quote = await book({ status: 'quote', quote_valid_until: new Date('2027-01-31') });
    const ended = await staff.post('/api/shipments/cancel', { id: quote.id, tracking_message: 'Too expensive' });
    expect(ended.statusCode, ended.body).toBe(200);
    await settle();
    expect(await log(quote)).toEqual([]);
    await set({ notify_provider_on_shipment_cancelled: 'none' });
  });

  test('F323 a branch has its own choice of who is emailed, and its own support addresses', async () => {
    const [first, second] = await inTenant(site.database.worker, 1, (tx) =>
      tx.selectFrom('branches').select('id').orderBy('id').limit(2).execute(),
    );
    const path = '/api/providers/settings';
    const scope = { kind: 'branch', id: first!.id };
    const { revision: base_revision } = (await staff.get(`${path}?scope=branch:${scope.id}`)).json<{
      revision: number;
    }>();
    const settings = {
      notify_provider_on_shipment_cancelled: 'support',
      support_email_address: 'desk@branch.test, night@branch.test',
    };
    const saved = await staff.post(path, { scope, base_revision, settings });
    expect(saved.statusCode, saved.body).toBe(200);

    const cancelled = async (branches: Partial<NewRow<'shipments'>>) => {
      const shipment = await book(branches);
      const answer = await staff.post('/api/shipments/cancel', { id: shipment.id, tracking_message: 'Booked twice' });
      expect(answer.statusCode, answer.body).toBe(200);
      return shipment;
    };
    const emailed = async (shipment: Row<'shipments'>) =>
      (await log(shipment)).filter(({ party }) => party === 'staff').map(({ recipient }) => recipient);
    const elsewhere = await cancelled({ collection_branch_id: second!.id, delivery_branch_id: second!.id });
    const shipment = await cancelled({ collection_branch_id: second!.id, delivery_branch_id: first!.id });
    const sorted = async () => (await emailed(shipment)).toSorted();
    await expect.poll(sorted, { timeout: eventMs }).toEqual(['desk@branch.test', 'night@branch.test']);
    await expect.poll(() => mailsTo('night@branch.test').length, { timeout: eventMs }).toBe(1);
    await settle();
    expect(await emailed(elsewhere)).toEqual([]);
  });

  test('F081 a contact gets the support number and reply-to address of the branch of their side', async () => {
    const [first, second] = await inTenant(site.database.owner, 1, async (tx) => {
      const branches = await tx.selectFrom('branches').select('id').orderBy('id').limit(2).execute();
      const own = { support_contact_number: '031 555 0177', support_email_address: 'durban@branch.test' };
      await buildSettings(tx, { provider_id: 1, scope: 'branch', scope_id: branches[0]!.id, settings: own });
      await tx.deleteFrom('setting_values').where('key', '=', 'notification_reply_to_address').execute();
      return branches;
    });
    await set({
      ...{ support_contact_number: '011 555 0142', support_email_address: 'support@kestrel.test' },
      ...{ email_notifications_collection: ['returned-to-hub'], email_notifications_delivery: ['returned-to-hub'] },
    });
    const contact = (name: string) => JSON.stringify({ name, email: `${name.toLowerCase()}@home.test` });
    await move(
      await book({
        ...{ status: 'out-for-delivery', collection_branch_id: second!.id, delivery_branch_id: first!.id },
        ...{ collection_contact: contact('Sipho'), delivery_contact: contact('Lerato') },
      }),
      'returned-to-hub',
    );
    await expect.poll(() => mailsTo('lerato@home.test').length, { timeout: eventMs }).toBe(1);
    await expect.poll(() => mailsTo('sipho@home.test').length, { timeout: eventMs }).toBe(1);
    const [sender] = mailsTo('sipho@home.test');
    const [receiver] = mailsTo('lerato@home.test');
    expect(sender?.text).toContain('+27 11 555 0142');
    expect(sender?.replyTo).toBe('support@kestrel.test');
    expect(receiver?.text).toContain('+27 31 555 0177');
    expect(receiver?.replyTo).toBe('durban@branch.test');
  });
});

describe('SMS and WhatsApp', () => {
  test('F325 contain a short tracking link if the provider enables it', async () => {
    await set({ sms_notifications_delivery: ['at-hub'] });
    const tracking_url = 'http://localhost:3051/track?tracking_reference=ABC234';
    const sentText = async () => {
      const shipment = await book({ status: 'collected', tracking_url });
      await move(shipment, 'at-hub');
      await expect.poll(async () => (await log(shipment)).length, { timeout: eventMs }).toBe(1);
      return (await log(shipment))[0]!.content;
    };
    const short = /http:\/\/localhost:3051\/s\/\w{7}/;
    const content = await sentText();
    expect(content).toMatch(short);
    expect(content).not.toContain(tracking_url);
    expect((await sentText()).match(short)?.[0]).toBe(content.match(short)?.[0]);
    await set({ shorten_urls: false });
    expect(await sentText()).toContain(tracking_url);
    await set({ sms_notifications_delivery: [], shorten_urls: true });
  });

  test('F011 fail in the log without a gateway, and are sent by Infobip once it is set up, those that failed too', async () => {
    await set({ sms_notifications_delivery: ['at-hub'] });
    const waiting = await book({ status: 'collected' });
    await move(waiting, 'at-hub');
    const first = async () => (await log(waiting))[0];
    await expect.poll(async () => (await first())?.problem, { timeout: eventMs }).toMatch(/No gateway is set up/);
    expect(await first()).toMatchObject({ channel: 'sms', status: 'failed', attempts: 0 });

    await set(
      {
        ...{ infobip_base_url: `https://${accepted.infobip.host}`, infobip_api_key: accepted.infobip.api_key },
        ...{ sms_sender_name: 'Kestrel', whatsapp_enabled: true, whatsapp_sender_number: '+27 82 555 0100' },
        whatsapp_notifications_delivery: ['at-hub'],
      },
      platform,
    );
    const shipment = await book({ status: 'collected' });
    await move(shipment, 'at-hub');
    const states = async () => (await log(shipment)).map(({ channel, status }) => `${channel} ${status}`).toSorted();
    await expect.poll(states, { timeout: eventMs }).toEqual(['sms sent', 'whatsapp sent']);
    const bodies = infobip.requests.map(({ path, body }) => [path, JSON.parse(body)] as const);
    const sent = Object.fromEntries(bodies) as Record<string, { messages: Record<string, unknown>[] }>;
    expect(sent['/sms/3/messages']!.messages[0]).toMatchObject({
      ...{ sender: 'Kestrel', destinations: [{ to: '27835550177' }] },
      content: { text: expect.stringContaining(shipment.short_tracking_reference) as string },
    });
    expect(sent['/whatsapp/1/message/template']!.messages[0]).toMatchObject({
      ...{ from: '27825550100', to: '27835550177' },
      content: { templateName: 'shipment_at_hub_delivery' },
    });

    const { id, shipment_id } = (await first())!;
    await staff.post('/api/notification/messages/retry', { id, shipment_id });
    await expect.poll(async () => (await first())?.status, { timeout: eventMs }).toBe('sent');
    await set({ sms_notifications_delivery: [], whatsapp_notifications_delivery: [] });
  });

  test('F420 no text message costs double for its typographic characters, and all are from the same name', async () => {
    await set({ provider_title: 'Thandi’s\u00a0Couriers', invoice_company_name: 'Mokoena Logistics (Pty) Ltd' });
    const delivery_contact = JSON.stringify({ name: 'Nomsa', mobile_number: '+27 83 555 0188' });
    const pin = { proof_of_delivery_pin: '4821', pod_method: 'pin-with-fallback' } as const;
    const { id } = await book({ status: 'out-for-delivery', delivery_contact, ...pin });
    expect((await staff.post('/api/shipments/pins', { id, pin: 'delivery' })).statusCode).toBe(200);
    const sent = () => infobip.requests.map(({ body }) => body).find((body) => body.includes('27835550188'));
    await expect.poll(sent, { timeout: eventMs }).toBeDefined();
    expect(sent()).toContain("Thandi's Couriers: your delivery PIN");
    await set({ provider_title: 'Kestrel Couriers' });
  });
});

describe('exactly once', () => {
  test('handling an event again, concurrently or after a crash, adds nothing', async () => {
    await set({ email_notifications_delivery: ['at-hub'], email_notifications_collection: ['at-hub'] });
    const shipment = await book({ status: 'at-hub' });
    const happened: Happened = {
      ...{ shipmentId: shipment.id, accountId: shipment.account_id, revision: 7 },
      ...{ row: 'at-hub', now: new Date(), isForStaff: false },
    };
    const handle = () => inTenant(site.database.worker, 1, (tx) => notify(tx, site.app.settings, 1, happened));
    await expect(
      inTenant(site.database.worker, 1, async (tx) => {
        await notify(tx, site.app.settings, 1, happened);
        throw new Error('the process died');
      }),
    ).rejects.toThrow('the process died');
    expect(await log(shipment)).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, handle));
    await handle();
    expect(await log(shipment)).toHaveLength(2);
    await settle();
    const mails = mailServer.mails.filter(({ subject }) => subject.includes(shipment.short_tracking_reference));
    expect(mails).toHaveLength(2);
  });
});

describe('the communication log', () => {
  test('is for staff of the branch, and for customers without messages to staff', async () => {
    await set({ notify_provider_on_shipment_cancelled: 'support', email_notifications_delivery: ['cancelled'] });
    const shipment = await book({ status: 'cancelled' });
    const of = { shipmentId: shipment.id, accountId: shipment.account_id, revision: 2, isForStaff: true };
    await inTenant(site.database.worker, 1, (tx) =>
      notify(tx, site.app.settings, 1, { ...of, row: 'cancelled', now: new Date() }),
    );
    const parties = async (caller: Caller) => {
      const answer = await caller.get(`/api/notification/messages?shipment_id=${shipment.id}`);
      return answer
        .json<{ messages: ShipmentMessage[] }>()
        .messages.map(({ party }) => party)
        .toSorted();
    };
    expect(await parties(staff)).toEqual(['delivery', 'staff']);
    expect(await parties(customer)).toEqual(['delivery']);
    for (const caller of [otherCustomer, branchStaff, stranger]) expect(await parties(caller)).toEqual([]);
    const waybills = await staff.get(
      `/api/notification/messages?short_tracking_reference=${encodeURIComponent(`%${shipment.short_tracking_reference.slice(1)}%`)}`,
    );
    const found = waybills.json<{ messages: ShipmentMessage[] }>().messages.map(({ shipment_id }) => shipment_id);
    expect(new Set(found)).toEqual(new Set([shipment.id]));
  });
});
