/** To whom a message went, as people read it. */
import type { ShipmentMessage } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';

/** The email address, or the phone number in its display form (F422). */
export function recipientText({ channel, recipient }: Pick<ShipmentMessage, 'channel' | 'recipient'>): string {
  return channel === 'email' ? recipient : displayPhone(recipient);
}
