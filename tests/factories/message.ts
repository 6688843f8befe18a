/** A message of the communication log: an SMS to the delivery contact, refused by its gateway. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'messages'>> & Pick<Row<'messages'>, 'provider_id' | 'shipment_id' | 'account_id'>;

export function buildMessage(tx: Transaction, attributes: Attributes): Promise<{ id: number }> {
  return tx
    .insertInto('messages')
    .values({
      ...{ kind: 'delivered', revision: 100 + next(), about: 'Delivered', channel: 'sms', party: 'delivery' },
      ...{ recipient_name: 'Thandi', recipient: '+27835550177', content: 'Hello' },
      ...{ outgoing: JSON.stringify({ text: 'Hello' }), status: 'failed', problem: 'Rejected', attempts: 8 },
      ...attributes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
