/** Statements about the communication log. */
import { sql, type Expression } from 'kysely';
import type { MessagesChannel, MessagesParty } from '#generated/database.ts';
import { inOwnBranch } from '#modules/shipments/server/services/branch-limit.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';

export interface NewMessage {
  readonly shipment_id: number;
  readonly account_id: number;
  readonly kind: string;
  readonly revision: number;
  /** The title of the status or event. */
  readonly about: string;
  readonly channel: MessagesChannel;
  readonly party: MessagesParty;
  readonly recipient_name: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly content: string;
  /** The payload for the gateway of an SMS or WhatsApp message. */
  readonly outgoing: object | null;
  readonly status: 'queued' | 'not-sent';
  readonly problem: string | null;
}

/** Undefined when it is in the log already, so that an event creates one message. */
export async function addMessage(
  tx: Transaction,
  provider_id: number,
  { outgoing, ...message }: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('messages')
    .values({ provider_id, ...message, outgoing: outgoing && JSON.stringify(outgoing) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function linkMail(tx: Transaction, id: number, mail_id: number): Promise<void> {
  await tx.updateTable('messages').set({ mail_id }).where('id', '=', id).execute();
}

export interface QueuedMessage {
  readonly id: number;
  readonly channel: MessagesChannel;
  readonly recipient: string;
  readonly outgoing: unknown;
  readonly attempts: number;
}

/** Undefined when it was sent already, or has failed. */
export function findQueued(tx: Transaction, id: number): Promise<QueuedMessage | undefined> {
  return tx
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'outgoing', 'attempts'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
}

export interface MessageOutcome {
  readonly status: 'queued' | 'sent' | 'failed';
  readonly attempts: number;
  readonly problem: string | null;
  readonly gateway_id?: string;
  readonly sent_at?: Date;
}

/** The gateway may have reported the delivery already, which must not be overwritten. */
export async function keepMessageOutcome(tx: Transaction, id: number, outcome: MessageOutcome): Promise<void> {
  await tx.updateTable('messages').set(outcome).where('id', '=', id).where('status', '=', 'queued').execute();
}

/** A message about this shipment; undefined when there is none. */
export function findMessageOf(
  tx: Transaction,
  shipmentId: number,
  id: number,
): Promise<{ readonly recipient: string; readonly mail_id: number | null } | undefined> {
  return tx
    .selectFrom('messages')
    .select(['recipient', 'mail_id'])
    .where('id', '=', id)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
}

/** False for an email, or a message that has not failed: of two concurrent requests one gets this answer. */
export async function requeueMessage(tx: Transaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ status: 'queued', problem: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('outgoing', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The rows of the log; customers do not see messages to staff. The status of an email comes from the outbox. */
export function messageRows(tx: Transaction, { user }: Pick<Viewer, 'user'>): Expression<unknown> {
  const rows = tx
    .selectFrom('messages as m')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'm.provider_id').onRef('s.id', '=', 'm.shipment_id'),
    )
    .leftJoin('mails as o', (join) => join.onRef('o.provider_id', '=', 'm.provider_id').onRef('o.id', '=', 'm.mail_id'))
    .select(['m.id', 'm.shipment_id', 'm.account_id', 's.short_tracking_reference', 'm.about', 'm.channel', 'm.party'])
    .select(['m.recipient_name', 'm.recipient', 'm.subject', 'm.content', 'm.created_at', 'm.delivered_at'])
    .select([
      sql<string>`case when o.status is null then m.status when o.status in ('sent', 'failed') then o.status
        else 'queued' end`.as('status'),
      sql<number>`coalesce(o.attempts, m.attempts)`.as('attempts'),
      sql<string | null>`coalesce(o.problem, m.problem)`.as('problem'),
      sql<Date | null>`coalesce(o.sent_at, m.sent_at)`.as('sent_at'),
    ])
    .where(inOwnBranch({ user }));
  return isStaff(user) ? rows : rows.where('m.party', '<>', 'staff');
}
