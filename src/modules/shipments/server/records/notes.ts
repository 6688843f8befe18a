/** Notes of shipments: by type, for staff or for customers too, emailed to whom the author chose (F194). */
import { emailsIn } from '#engine/schema/formats.ts';
import type { Row } from '#generated/database.ts';
import type { Contact, CreateShipmentNoteBody, NoteEmailRecipient, Settings, ShipmentNote } from '#generated/types.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import type { Booker } from '../booker.ts';

type Shipment = Row<'shipments'>;

/** Maximum number of notes that are read. */
export const mostNotes = 500;

/** What was written, newest first; customers read those that are for them. */
export async function readNotes(tx: Transaction, shipmentId: number, viewer: Viewer): Promise<ShipmentNote[]> {
  const staff = isStaff(viewer.user);
  const rows = await tx
    .selectFrom('shipment_notes')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .where('deleted_at', 'is', null)
    .$if(!staff, (notes) => notes.where('shown_to_customers', '=', true))
    .orderBy('id', 'desc')
    .limit(mostNotes)
    .execute();
  return rows.map((row) => serializeNote(row, staff));
}

/** Throws `unknown_note_type`. */
export async function writeNote(
  tx: Transaction,
  booker: Booker,
  shipment: Shipment,
  { text, note_type, email_recipients }: CreateShipmentNoteBody,
  settings: Settings,
): Promise<ShipmentNote> {
  const { providerId, author, now } = booker;
  const type = note_type === undefined ? undefined : noteTypeNamed(note_type, settings);
  const recipients = email_recipients ?? type?.email_recipients ?? [];
  const row = await tx
    .insertInto('shipment_notes')
    .values({
      ...{ provider_id: providerId, shipment_id: shipment.id, note_type: type?.name ?? null, text: text.trim() },
      ...{ shown_to_customers: type?.shown_to_customers ?? false, emailed_to: [...recipients], created_at: now },
      ...{ user_id: author.user_id, user_name: author.user_name },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (recipients.length > 0) await emailNote(tx, providerId, shipment, row, settings);
  await auditNote(tx, booker, row, { from: null, to: { note: row.text } });
  return serializeNote(row, true);
}

/** Throws `notes_are_kept` and `unknown_note`. */
export async function deleteNote(
  tx: Transaction,
  booker: Booker,
  shipment: Shipment,
  id: number,
  settings: Settings,
): Promise<void> {
  if (settings.delete_shipment_note !== true) throw new ApiError(403, 'notes_are_kept', 'Notes can’t be deleted here');
  const row = await tx
    .updateTable('shipment_notes')
    .set({ deleted_at: booker.now })
    .where('id', '=', id)
    .where('shipment_id', '=', shipment.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'unknown_note', 'There is no such note');
  await auditNote(tx, booker, row, { from: { note: row.text }, to: null });
}

function noteTypeNamed(name: string, { note_types: types = [] }: Settings) {
  const found = types.find((type) => type.name === name && !type.retired);
  if (found) return found;
  const message = 'Choose one of the note types';
  throw new ApiError(422, 'unknown_note_type', message, [{ field: 'note_type', message }]);
}

async function emailNote(
  tx: Transaction,
  providerId: number,
  shipment: Shipment,
  note: Row<'shipment_notes'>,
  settings: Settings,
): Promise<void> {
  const known = new Set<string>();
  // A mail for each, so that sender and receiver don't see each other's address.
  const mails: string[][] = [];
  // One after the other: a transaction has a single connection.
  for (const who of note.emailed_to) {
    const found = await addressesOf(tx, shipment, who as NoteEmailRecipient);
    mails.push([...new Set(found)].filter((address) => !known.has(address.toLowerCase())));
    for (const address of found) known.add(address.toLowerCase());
  }
  const sent = mails.filter((recipients) => recipients.length > 0);
  const title = await findTitle(tx, providerId, settings);
  for (const recipients of sent.length > 0 ? sent : [[]])
    await putMail(tx, providerId, {
      kind: 'shipment_note',
      sender: 'provider',
      in_inbox: true,
      recipients,
      subject: `Note about shipment ${shipment.short_tracking_reference}`,
      body: [note.text, '', shipment.tracking_url, '', title].join('\n'),
    });
}

async function addressesOf(tx: Transaction, shipment: Shipment, who: NoteEmailRecipient): Promise<readonly string[]> {
  if (who !== 'account-holder') {
    const { email } = shipment[who === 'collection-contact' ? 'collection_contact' : 'delivery_contact'] as Contact;
    return emailsIn(email ?? '');
  }
  const owners = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', shipment.account_id)
    .where('role_id', '=', roles.accountOwner)
    .where('is_disabled', '=', false)
    .execute();
  return owners.map(({ email }) => email);
}

async function auditNote(
  tx: Transaction,
  { providerId, author, now }: Booker,
  { shipment_id }: Row<'shipment_notes'>,
  change: { readonly from: object | null; readonly to: object | null },
): Promise<void> {
  const audit = { providerId, type: 'shipment', at: now } as const;
  await writeAuditEvents(tx, audit, author, [{ object_id: String(shipment_id), ...change }]);
}

function serializeNote(row: Row<'shipment_notes'>, staff: boolean): ShipmentNote {
  return {
    ...({ id: row.id, kind: 'shipment-note', shipment_id: row.shipment_id } as const),
    ...{ note_type: row.note_type, text: row.text },
    shown_to_customers: row.shown_to_customers,
    emailed_to: staff ? (row.emailed_to as NoteEmailRecipient[]) : [],
    user_name: staff ? row.user_name : null,
    created_at: withOffset(row.created_at),
  };
}
