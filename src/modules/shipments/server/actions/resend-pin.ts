/** Sends a PIN again to the person who needs it: by email, or by SMS where there is no email address. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { Row } from '#generated/database.ts';
import type { Address, Contact, Settings } from '#generated/types.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { isReachable, legOfPin, pinColumns, pinNames, pinsToResend, type PinKind } from '../../domain/pins.ts';
import { statusOf } from '../../domain/status.ts';
import type { Booker } from '../booker.ts';

const uses = {
  delivery: 'Give it to the driver when you have your parcel',
  pickup: 'Enter it at the locker to open it',
  dropoff: 'Enter it at the locker to open it and drop the parcel off',
} as const;

/** @param canText whether the provider has a gateway for SMSs. Returns the masked address or number. Throws `pin_not_available` and `no_email`. */
export async function resendPin(
  tx: Transaction,
  { providerId, author, now }: Booker,
  row: Row<'shipments'>,
  kind: PinKind,
  { settings, canText }: { readonly settings: Settings; readonly canText: boolean },
): Promise<string> {
  const [name, use] = [pinNames[kind], uses[kind]];
  const pin = row[pinColumns[kind]];
  if (pin === null || !pinsToResend({ ...row, status: statusOf(row) }).includes(kind))
    throw new ApiError(409, 'pin_not_available', 'This PIN can’t be sent at the moment');
  const leg = legOfPin(kind);
  const { email, mobile_number: mobile } = row[`${leg}_contact`] as Contact;
  const place = kind === 'delivery' ? '' : addressText(row[`${leg}_address`] as Address);
  // The audit trail contains the recipient, never the PIN.
  const change = { object_id: String(row.id), from: null, to: { [`${kind}_pin_sent_to`]: email || mobile } };
  if (!isReachable({ email, mobile_number: mobile }, canText))
    throw new ApiError(409, 'no_email', `The ${leg} contact has no email address`);
  if (!email) {
    emit(tx, 'shipment_pin_requested', { shipment_id: row.id, pin: kind });
    await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
    return `…${(mobile ?? '').replaceAll(/\D/g, '').slice(-4)}`;
  }
  await putMail(tx, providerId, {
    kind: 'shipment_pin',
    sender: 'provider',
    in_inbox: false,
    recipients: emailsIn(email),
    subject: `Your ${name} for shipment ${row.short_tracking_reference}`,
    body: [
      `Your ${name} for shipment ${row.short_tracking_reference} is ${pin}.`,
      place === '' ? `${use}.` : `${use}: ${place}.`,
      '',
      await findTitle(tx, providerId, settings),
    ].join('\n'),
  });
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
  return shortened(email);
}

/** Where the locker is. */
function addressText({ company, street_address: street, local_area: suburb }: Address): string {
  return [company, street, suburb].filter(Boolean).join(', ');
}

/** `t…@example.test` */
function shortened(email: string): string {
  const at = email.indexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
