/** Other staff actions on a shipment: holds, PINs, notes and documents, with their permissions. */
import { describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type {
  AuditEvent,
  ReadShipmentActionsAnswer200,
  Settings,
  ShipmentFile,
  ShipmentNote,
} from '#generated/types.ts';
import { pinHandlers } from '#modules/messaging/server/send-pin.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { pixel, upload } from './uploads.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

const book = (attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> =>
  storeShipment(site.database, attributes);

const set = (settings: Settings): Promise<unknown> =>
  inTenant(site.database.owner, 1, (tx) => buildSettings(tx, { provider_id: 1, settings }));

async function actions(caller: Caller, { id }: { readonly id: number }): Promise<ReadShipmentActionsAnswer200> {
  const answer = await caller.get(`/api/shipments/actions?id=${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const row = (id: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

const mails = () =>
  inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('mails').select(['kind', 'recipients', 'subject', 'body']).orderBy('id').execute(),
  );

describe('F152 permitted actions', () => {
  test('depend on the user and on the status', async () => {
    const booked = await book({ status: 'collection-unassigned' });
    const own = await actions(staff, booked);
    expect(own.statuses).toEqual(['collection-unassigned', 'cancelled']);
    expect(own).toMatchObject({ can_edit: true, can_cancel: true, can_hold: true, can_release: false, pins: [] });
    expect(own.events).toContain('collected');
    const theirs = await actions(customer, booked);
    expect(theirs).toMatchObject({ statuses: [], events: [], can_edit: false, can_cancel: true, can_hold: false });
    expect(await actions(driver, booked)).toMatchObject({ statuses: [], can_edit: false, can_cancel: false });
    const ended = await actions(staff, await book({ status: 'cancelled' }));
    expect(ended).toMatchObject({ can_edit: false, can_cancel: false, can_print: false });
    expect((await stranger.get(`/api/shipments/actions?id=${booked.id}`)).statusCode).toBe(404);
  });

  test('F155 the current status can happen again, except a delivery to users who may not record one', async () => {
    const { id } = await book({ status: 'at-hub' });
    expect((await actions(staff, { id })).statuses).toContain('at-hub');
    expect((await actions(staff, { id })).events).toContain('at-hub');
    const delivered = await book({ status: 'delivered' });
    expect((await actions(staff, delivered)).statuses).toEqual(['delivered']);
    const support = await signIn(site, 'support@kestrel.test');
    expect((await actions(support, delivered)).statuses).toEqual([]);
  });

  test('F192 print buttons are in the standard view of staff if the provider enables them, and always for customers', async () => {
    const booked = await book();
    expect((await actions(customer, booked)).can_print).toBe(true);
    for (const shown of [false, true]) {
      await set({ show_waybill_sticker_download_for_default_screen_mode_staff_user: shown });
      expect((await actions(staff, booked)).can_print).toBe(shown);
    }
  });
});

describe('F182 holds', () => {
  test('require a reason, block the work, and restore the previous status', async () => {
    const { id } = await book({ status: 'collection-assigned', collection_agent_id: 4 });
    const hold = (body: object, caller = staff) => caller.post('/api/shipments/hold', { id, ...body });
    expect((await hold({ message: ' ' })).json()).toMatchObject({ code: 'reason_required' });
    expect((await hold({ message: 'Wait' }, customer)).statusCode).toBe(403);
    expect((await hold({ message: 'Being checked', internal: true })).json()).toMatchObject({
      status: 'on-hold-internal',
      moved: true,
    });
    expect((await actions(staff, { id })).can_release).toBe(true);
    expect((await hold({ message: 'Customer asked', base_revision: 1 })).json()).toMatchObject({ code: 'conflict' });
    expect((await hold({ message: 'Customer asked' })).json()).toMatchObject({ status: 'on-hold' });
    const released = await staff.post('/api/shipments/release', { id });
    expect(released.json()).toMatchObject({ status: 'collection-assigned' });
    expect((await staff.post('/api/shipments/release', { id })).json()).toMatchObject({ code: 'not_on_hold' });
  });

  test.each(['on-hold', 'on-hold-internal'] as const)(
    '%s changes nothing of what customers may do: what a driver has already is neither cancelled nor rescheduled',
    async (status) => {
      await set({ allow_rescheduling_shipments: true });
      const internal = status === 'on-hold-internal';
      for (const [before, isWaiting] of [
        ['at-hub', false],
        ['collection-assigned', true],
      ] as const) {
        const { id, tracking_reference } = await book({ status: before });
        expect((await staff.post('/api/shipments/hold', { id, message: 'Being checked', internal })).statusCode).toBe(
          200,
        );
        expect(await actions(customer, { id })).toMatchObject({
          can_cancel: isWaiting,
          can_reschedule: isWaiting ? ['collection', 'delivery'] : ['delivery'],
        });
        const cancelled = await customer.post('/api/shipments/cancel', { tracking_reference });
        expect(cancelled.statusCode, cancelled.body).toBe(isWaiting ? 200 : 409);
      }
      await set({ allow_rescheduling_shipments: false });
    },
  );

  test('a scan tells where a shipment on hold is, and only its release sends it on', async () => {
    const held = await storeShipment(site.database, { status: 'in-transit' }, [{ status: 'in-transit' }]);
    const { id, tracking_reference } = held;
    const report = (status: string, reference = tracking_reference) =>
      staff.post('/api/tracking/shipment-events', { tracking_reference: reference, status, source: 'scanner' });
    await staff.post('/api/shipments/hold', { id, message: 'Being checked' });
    for (const status of ['out-for-delivery', 'manifested', 'delivered'])
      expect((await report(status)).json(), status).toMatchObject({ code: 'status_not_allowed' });
    expect((await report('out-for-delivery')).json()).toMatchObject({
      message: 'The shipment is on hold: release it before changing it to Out for delivery.',
    });
    expect((await actions(staff, { id })).events).not.toContain('out-for-delivery');

    const arrived = await report('at-destination-hub', `${tracking_reference}/1`);
    expect(arrived.json()).toMatchObject({ status: 'on-hold', moved: false });
    expect(await row(id)).toMatchObject({ status: 'on-hold', status_before_hold: 'at-destination-hub' });
    // It can’t be waiting for its collection again.
    await report('collection-failed-attempt');
    expect((await staff.post('/api/shipments/release', { id })).json()).toMatchObject({ status: 'at-destination-hub' });
    expect((await report('out-for-delivery')).json()).toMatchObject({ status: 'out-for-delivery', moved: true });
  });

  test('a shipment on hold is released to where all of its parcels were', async () => {
    const { id, tracking_reference } = await storeShipment(site.database, { status: 'in-transit' }, [{}, {}]);
    await staff.post('/api/shipments/hold', { id, message: 'Being checked' });
    const scan = { tracking_reference: `${tracking_reference}/1`, status: 'at-hub', source: 'scanner' };
    expect((await staff.post('/api/tracking/shipment-events', scan)).statusCode).toBe(200);
    expect((await staff.post('/api/shipments/release', { id })).json()).toMatchObject({ status: 'in-transit' });
  });

  test('a shipment whose parcels were scanned one by one returns to where they were', async () => {
    const { id, tracking_reference: reference } = await storeShipment(site.database, { status: 'collected' }, [{}, {}]);
    for (const number of [1, 2]) {
      const scan = { tracking_reference: `${reference}/${number}`, status: 'at-hub', source: 'scanner' };
      expect((await staff.post('/api/tracking/shipment-events', scan)).statusCode).toBe(200);
    }
    await staff.post('/api/shipments/hold', { id, message: 'Being checked', internal: true });
    await staff.post('/api/shipments/hold', { id, message: 'Customer asked' });
    expect((await staff.post('/api/shipments/release', { id })).json()).toMatchObject({ status: 'at-hub' });
  });

  test('many at once return to where each was', async () => {
    const held = await Promise.all((['at-hub', 'out-for-delivery'] as const).map((status) => book({ status })));
    const ids = held.map(({ id }) => id);
    for (const status of ['on-hold', 'on-hold-internal'])
      for (const { id } of held) {
        const moved = { tracking_reference: held.find((one) => one.id === id)!.tracking_reference, status };
        await staff.post('/api/tracking/shipment-events', { ...moved, message: 'Being checked' });
      }
    for (const id of ids) await staff.post('/api/shipments/release', { id });
    expect(await Promise.all(ids.map(async (id) => (await row(id)).status))).toEqual(['at-hub', 'out-for-delivery']);
  });

  test('F218 marked as internal are not visible outside, including the reason', async () => {
    const { id } = await book({ status: 'at-hub' });
    await staff.post('/api/shipments/hold', { id, message: 'Label unreadable', internal: true });
    const history = await customer.get(`/api/shipments/history?id=${id}`);
    expect(history.body).not.toContain('Label unreadable');
  });
});

describe('PINs', () => {
  const contact = JSON.stringify({ name: 'Thandi Mokoena', email: 'thandi@example.test' });
  const send = (id: number, pin: string) => staff.post('/api/shipments/pins', { id, pin });

  test('F176 the delivery PIN is sent again while the driver is on the way, only to the receiver', async () => {
    const ready = { status: 'out-for-delivery', proof_of_delivery_pin: '4711', delivery_contact: contact };
    const { id, short_tracking_reference: reference } = await book(ready);
    expect((await actions(staff, { id })).pins).toEqual(['delivery']);
    const sent = await send(id, 'delivery');
    expect(sent.json()).toEqual({ sent_to: 't…@example.test' });
    const [mail] = (await mails()).slice(-1);
    expect(mail?.recipients).toEqual(['thandi@example.test']);
    expect(mail?.subject).toContain(reference);
    expect(mail?.body).toContain('4711');
    const early = await book({ ...ready, status: 'at-hub' });
    expect((await send(early.id, 'delivery')).json()).toMatchObject({ code: 'pin_not_available' });
    const unreachable = await book({ ...ready, delivery_contact: JSON.stringify({ name: 'Nobody' }) });
    expect((await send(unreachable.id, 'delivery')).json()).toMatchObject({ code: 'no_email' });
  });

  test('F176 a receiver without an email address gets the PIN by SMS where the provider sends them; the log hides it', async () => {
    const someone = JSON.stringify({ name: 'Thandi Mokoena', mobile_number: '082 555 0142' });
    const { id } = await book({
      ...{ status: 'out-for-delivery', proof_of_delivery_pin: '4711', delivery_contact: someone },
    });
    expect((await actions(staff, { id })).pins).toEqual([]);
    await set({ infobip_base_url: 'https://sms.example.test' });
    // Without the key, no SMS is sent.
    expect((await actions(staff, { id })).pins).toEqual([]);
    expect((await send(id, 'delivery')).json()).toMatchObject({ code: 'no_email' });
    const place = { provider_id: 1, scope: 'provider', scope_id: 0, key: 'infobip_api_key' } as const;
    await set({ infobip_api_key: encryptSecret(site.app.services.keys, place, 'sms-key') } as object);
    expect((await actions(staff, { id })).pins).toEqual(['delivery']);
    expect((await send(id, 'delivery')).json()).toEqual({ sent_to: '…0142' });
    const message = await inTenant(site.database.owner, 1, async (tx) => {
      const { id: eventId, payload } = await tx
        .selectFrom('events')
        .selectAll()
        .where('name', '=', 'shipment_pin_requested')
        .executeTakeFirstOrThrow();
      const handler = pinHandlers(site.app).shipment_pin_requested!;
      const delivery = { providerId: 1, eventId, emittedAt: new Date() };
      await handler(tx, payload as Parameters<typeof handler>[1], delivery);
      await handler(tx, payload as Parameters<typeof handler>[1], delivery);
      return tx.selectFrom('messages').selectAll().where('shipment_id', '=', id).executeTakeFirstOrThrow();
    });
    expect(message).toMatchObject({ channel: 'sms', recipient: '0825550142', status: 'queued' });
    expect(JSON.stringify(message.outgoing)).toContain('4711');
    expect(message.content).not.toContain('4711');
  });

  test('F177, F178 of lockers are sent at their own statuses, and only for lockers', async () => {
    const locker = { delivery_pickup_point_id: 'BB-1', delivery_pickup_point_provider: 'bob-box' };
    const ready = { ...locker, pickup_pin: '902417', delivery_contact: contact };
    const waiting = await book({ ...ready, status: 'ready-for-pickup' });
    expect((await actions(staff, waiting)).pins).toEqual(['pickup']);
    expect((await send(waiting.id, 'pickup')).statusCode).toBe(200);
    const counter = await book({ ...ready, status: 'ready-for-pickup', delivery_pickup_point_provider: 'ram-counter' });
    expect((await actions(staff, counter)).pins).toEqual([]);
    const dropping = await book({
      ...{ status: 'awaiting-dropoff', dropoff_pin: '11', collection_contact: contact },
      ...{ collection_pickup_point_id: 'BB-2', collection_pickup_point_provider: 'tcg-locker' },
    });
    expect((await actions(staff, dropping)).pins).toEqual(['dropoff']);
    expect((await send(dropping.id, 'dropoff')).statusCode).toBe(200);
  });
});

describe('F194 notes', () => {
  test('reach sender and receiver in mails of their own, neither of which shows the other’s address', async () => {
    const of = (name: string, email: string) => JSON.stringify({ name, email, mobile_number: '+27 82 555 0142' });
    const { id: shipment_id, short_tracking_reference: reference } = await book({
      collection_contact: of('Sipho', 'note.sender@example.test'),
      delivery_contact: of('Nomsa', 'note.receiver@example.test'),
    });
    const email_recipients = ['collection-contact', 'delivery-contact', 'account-holder'];
    const written = await staff.post('/api/shipments/notes', {
      shipment_id,
      text: 'The gate is closed',
      email_recipients,
    });
    expect(written.statusCode).toBe(200);
    const sent = (await mails()).filter(({ kind, subject }) => kind === 'shipment_note' && subject.includes(reference));
    expect(sent.map(({ recipients }) => recipients)).toEqual([
      ['note.sender@example.test'],
      ['note.receiver@example.test'],
      ['owner@acme.test'],
    ]);
  });

  const notes = async (caller: Caller, id: number): Promise<readonly ShipmentNote[]> =>
    (await caller.get(`/api/shipments/notes?id=${id}`)).json<{ shipment_notes: ShipmentNote[] }>().shipment_notes;

  test('have types that define who reads them and who is emailed; deleting them must be enabled by the provider', async () => {
    await set({
      note_types: [
        { id: 'a', name: 'Damage', shown_to_customers: true, email_recipients: ['account-holder'], retired: false },
        { id: 'b', name: 'Old', shown_to_customers: false, email_recipients: [], retired: true },
      ],
    });
    const { id: shipment_id } = await book();
    const write = (body: object, caller = staff) => caller.post('/api/shipments/notes', { shipment_id, ...body });
    expect((await write({ text: 'For us' })).statusCode).toBe(200);
    expect((await write({ text: 'Corner is wet', note_type: 'Damage' })).statusCode).toBe(200);
    expect((await write({ text: 'X', note_type: 'Old' })).json()).toMatchObject({ code: 'unknown_note_type' });
    expect((await write({ text: 'Mine' }, customer)).statusCode).toBe(403);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'shipment_note', recipients: ['owner@acme.test'] });
    expect((await notes(staff, shipment_id)).map(({ text }) => text)).toEqual(['Corner is wet', 'For us']);
    const [shown, ...hidden] = await notes(customer, shipment_id);
    expect(shown).toMatchObject({ text: 'Corner is wet', user_name: null, emailed_to: [] });
    expect(hidden).toEqual([]);
    const remove = () => staff.post('/api/shipments/notes/delete', { shipment_id, id: shown!.id });
    expect((await remove()).json()).toMatchObject({ code: 'notes_are_kept' });
    await set({ delete_shipment_note: true });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).json()).toMatchObject({ code: 'unknown_note' });
    expect(await notes(customer, shipment_id)).toEqual([]);
  });
});

describe('documents', () => {
  test('belong to one shipment, are visible like it, and removed by staff or their uploader', async () => {
    const [first, second] = [await book(), await book()];
    const { name } = await upload(site, customer, 'shipment-documents', 'invoice.png', pixel);
    const add = (caller: Caller, { id }: Row<'shipments'>) =>
      caller.post('/api/shipments/documents', { shipment_id: id, file_name: name });
    expect((await add(staff, first)).json()).toMatchObject({ code: 'unknown_file' });
    const added = (await add(customer, first)).json<{ shipment_file: ShipmentFile }>().shipment_file;
    expect(added).toMatchObject({ kind: 'document', media_type: 'image/png' });
    expect((await add(customer, second)).json()).toMatchObject({ code: 'unknown_file' });
    const fetched = await site.request({
      url: added.url.slice(added.url.indexOf('/api')),
      headers: { host: 'localhost' },
    });
    expect(fetched.rawPayload.equals(pixel)).toBe(true);
    expect((await stranger.get(`/api/shipments/files?id=${first.id}`)).statusCode).toBe(404);
    const removed = await staff.post('/api/shipments/documents/delete', { shipment_id: first.id, id: added.id });
    expect(removed.statusCode).toBe(200);
    expect((await customer.get(`/api/shipments/files?id=${first.id}`)).json()).toEqual({ shipment_files: [] });
    const trail = await staff.get(`/api/audit/events?type=shipment&object_id=${first.id}`);
    expect(trail.json<{ audit_events: AuditEvent[] }>().audit_events.map(({ change }) => change)).toEqual([
      { change_from: { document: name } },
      { change_to: { document: name } },
    ]);
  });

  test('F390 have versions: an annotated copy is stored as the next one, with a reference to its source', async () => {
    const { id } = await book();
    const add = async (file: string, payload: Buffer, version_of?: number) => {
      const { name } = await upload(site, staff, 'shipment-documents', file, payload);
      return staff.post('/api/shipments/documents', { shipment_id: id, file_name: name, version_of });
    };
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const addVersion = async (version_of?: number) =>
      (await add('waybill.pdf', pdf, version_of)).json<{ shipment_file: ShipmentFile }>().shipment_file;
    const first = await addVersion();
    expect(first).toMatchObject({ version: 1, first_id: null, based_on: null });
    const second = await addVersion(first.id);
    expect(second).toMatchObject({ version: 2, first_id: first.id, based_on: 1 });
    expect(await addVersion(first.id)).toMatchObject({ version: 3, first_id: first.id, based_on: 1 });
    expect(await addVersion(second.id)).toMatchObject({ version: 4, first_id: first.id, based_on: 2 });
    expect((await add('waybill.png', pixel, first.id)).json()).toMatchObject({ code: 'wrong_kind_of_file' });
    await staff.post('/api/shipments/documents/delete', { shipment_id: id, id: second.id });
    expect((await add('waybill.pdf', pdf, second.id)).json()).toMatchObject({
      errors: [{ field: 'version_of', code: 'unknown_file' }],
    });
    const elsewhere = (await book()).id;
    const { name } = await upload(site, staff, 'shipment-documents', 'waybill.pdf', pdf);
    const stolen = { shipment_id: elsewhere, file_name: name, version_of: first.id };
    expect((await staff.post('/api/shipments/documents', stolen)).statusCode).toBe(422);
  });

  test('F391 must match their type and size limit', async () => {
    const fake = await upload(
      site,
      staff,
      'shipment-documents',
      'contract.pdf',
      Buffer.from('<script>alert(1)</script>'),
    );
    expect(fake.status).toBe(415);
    expect(fake.message).toContain('PDF, PNG, JPEG or WebP');
    const huge = await upload(site, staff, 'shipment-documents', 'film.png', Buffer.alloc(20_000_001));
    expect(huge.status).toBe(413);
    expect(huge.message).toContain('20 MB');
  });
});
