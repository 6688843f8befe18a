/** Messages to contacts of the demo's delivered shipments, and some ratings. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { downloadName } from './list-views.ts';

/** One statement for all shipments. */
export async function buildDemoMessages(tx: Transaction, providerId: number): Promise<void> {
  await sql`
    insert into messages (provider_id, shipment_id, account_id, kind, revision, about, channel, party, recipient_name, recipient,
      subject, content, status, attempts, created_at, sent_at)
    select provider_id, id, account_id, 'email_notifications_delivery:delivered', revision, 'Delivered', 'email', 'delivery',
      delivery_contact ->> 'name', coalesce(delivery_contact ->> 'email', 'receiver@home.test'),
      'Shipment ' || short_tracking_reference || ' is delivered',
      'Shipment ' || short_tracking_reference || ' was delivered.', 'sent', 1, delivered_date, delivered_date
      from shipments where provider_id = ${providerId} and delivered_date is not null`.execute(tx);
}

/** A text message to each receiver when the parcel leaves for delivery; every fiftieth number is wrong. */
export async function buildDemoTextMessages(tx: Transaction, providerId: number): Promise<void> {
  await sql`
    insert into messages (provider_id, shipment_id, account_id, kind, revision, about, channel, party, recipient_name, recipient,
      content, status, problem, attempts, created_at, sent_at)
    select s.provider_id, s.id, s.account_id, 'sms_notifications_delivery:out-for-delivery', 0, 'Out for delivery', 'sms', 'delivery',
      s.delivery_contact ->> 'name', s.delivery_contact ->> 'mobile_number',
      'Kestrel Couriers: ' || s.short_tracking_reference || ' is out for delivery today. Track it: ' || s.tracking_url,
      case when s.id % 50 = 0 then 'failed' else 'sent' end, case when s.id % 50 = 0 then 'The number is not in use.' end,
      1, e.date, case when s.id % 50 = 0 then null else e.date end
      from shipments s
      join lateral (select max(date) as date from tracking_events e
                     where e.provider_id = s.provider_id and e.shipment_id = s.id and e.status = 'out-for-delivery') e on e.date is not null
     where s.provider_id = ${providerId}`.execute(tx);
}

/** Proofs of delivery: mostly by PIN, some by the recipient's name. */
export async function buildDemoProofs(tx: Transaction, providerId: number): Promise<void> {
  await sql`
    insert into delivery_records (provider_id, event_id, shipment_id, method, name, delivered_at)
    select e.provider_id, e.id, s.id, case when s.id % 4 = 0 then 'fallback' else 'pin' end,
      s.delivery_contact ->> 'name', e.date
      from shipments s
      join tracking_events e on e.provider_id = s.provider_id and e.shipment_id = s.id and e.status = 'delivered'
     where s.provider_id = ${providerId} and s.delivered_date is not null and e.parcel_id is null`.execute(tx);
}

const comments = ['Friendly driver', 'Right on time', 'The box was dented', 'Called before arriving', null];

/** Every third receiver rates, most of them positively. */
export async function buildDemoRatings(tx: Transaction, providerId: number): Promise<void> {
  await sql`
    insert into shipment_ratings (provider_id, shipment_id, stars, comment, created_at)
    select provider_id, id, (array[5, 4, 5, 3, 5, 4, 2])[1 + id % 7], (${comments}::text[])[1 + id % 5],
      delivered_date + interval '3 hours'
      from shipments where provider_id = ${providerId} and delivered_date is not null and id % 3 = 0`.execute(tx);
}

interface DemoInbox {
  readonly provider_id: number;
  /** The account whose quote and shipments the messages are about. */
  readonly account_id: number;
  readonly user_ids: readonly number[];
  /** The URL of the product. */
  readonly origin: string;
}

/** The inbox of these users, with links to the records; messages older than a few days are read. */
export async function buildDemoInbox(tx: Transaction, demo: DemoInbox): Promise<void> {
  const { provider_id, account_id, user_ids, origin } = demo;
  const quote = await tx
    .selectFrom('shipments')
    .select(['id', 'short_tracking_reference', 'service_level_name', 'rate_cents'])
    .where('provider_id', '=', provider_id)
    .where('account_id', '=', account_id)
    .where('status', '=', 'quote')
    .orderBy('id')
    .executeTakeFirst();
  const download = (file: string): string => `${file} is ready for a week. Log in to download it: ${origin}/downloads`;
  const ready = { kind: 'export_ready', subject: 'Your download is ready' };
  const notices = [
    { ...ready, days: 9, text: download('shipments.xlsx') },
    ...(quote ? [{ ...noticeOf(quote, origin), days: 2 }] : []),
    { ...ready, days: 0, text: download(downloadName) },
  ];
  const users = await tx.selectFrom('users').select(['email', 'name']).where('id', 'in', user_ids).execute();
  for (const { email, name } of users)
    for (const { kind, days, subject, text } of notices) {
      const created_at = new Date(Date.now() - days * 86_400_000);
      const mail = { kind, subject, body: `Hello ${name},\n\n${text}\n`, recipients: [email], sent_at: created_at };
      const { id: mail_id } = await tx
        .insertInto('mails')
        .values({ provider_id, ...mail, sender: 'provider', status: 'sent', attempts: 1, created_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const read_at = days > 5 ? created_at : null;
      await tx
        .insertInto('inbox_mails')
        .values({ provider_id, address: email, mail_id, created_at, read_at })
        .execute();
    }
}

interface DemoQuote {
  readonly id: number;
  readonly short_tracking_reference: string;
  readonly service_level_name: string;
  readonly rate_cents: number;
}

function noticeOf(quote: DemoQuote, origin: string): { kind: string; subject: string; text: string } {
  const { id, short_tracking_reference: reference, service_level_name: service, rate_cents: cents } = quote;
  const text = `${service}: R ${(cents / 100).toFixed(2)}. Log in to book this quote: ${origin}/shipments/${id}`;
  return { kind: 'quote', subject: `Quote ${reference} from Kestrel Couriers`, text };
}

/** Short links of text messages with a few clicks. */
export async function buildDemoShortUrls(tx: Transaction, providerId: number): Promise<void> {
  await sql`
    insert into short_urls (provider_id, code, url, clicks, created_at, last_clicked_at, expires_at)
    select provider_id, substr(md5(id::text), 1, 7), tracking_url, id % 6, time_created,
      case when id % 6 = 0 then null else time_created + interval '1 day' end, time_created + interval '1 year'
      from shipments where provider_id = ${providerId} and id < 30`.execute(tx);
}
