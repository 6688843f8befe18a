/** The communication log of the demo: what the contacts of its delivered shipments were told. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** One statement, however many shipments there are. */
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
