/** Retries a failed message: its address, the gateway or the mail server may have been fixed. */
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { retryMail } from '#platform/server/mail/repository.ts';
import { findMessageOf, requeueMessage } from './message-repository.ts';
import { enqueueMessage } from './send-message-job.ts';

export interface Retry {
  readonly providerId: number;
  readonly shipmentId: number;
  readonly id: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Throws `unknown_message` and, unless it has failed, `message_not_failed`. */
export async function retryMessage(tx: Transaction, { providerId, shipmentId, id, author, now }: Retry): Promise<void> {
  const message = await findMessageOf(tx, shipmentId, id);
  if (!message) throw new ApiError(404, 'unknown_message', 'There is no such message');
  const isQueued = message.mail_id === null ? await requeueMessage(tx, id) : await retryMail(tx, message.mail_id);
  if (!isQueued) throw new ApiError(409, 'message_not_failed', 'Only a message that failed can be sent again');
  if (message.mail_id === null) await enqueueMessage(tx, id);
  const change = { object_id: String(shipmentId), from: null, to: { message_sent_again: message.recipient } };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
}
