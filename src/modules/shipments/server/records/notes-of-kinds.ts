/** The notes of a shipment of several kinds: what was written, its tracking events, and its changes in the audit trail (F194). */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { ShipmentNote, ShipmentNoteKind } from '#generated/types.ts';
import { isObject } from '#engine/values/json-value.ts';
import { legs } from '#modules/geography/domain/address.ts';
import { isStaff } from '#platform/domain/role.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { addressChangeText, noteKindsFor, parcelChangeText } from '../../domain/note-kinds.ts';
import { statusTitle } from '../../domain/status.ts';
import { readHistory } from './history.ts';
import { mostNotes, readNotes } from './notes.ts';

interface Of {
  readonly providerId: number;
  readonly shipmentId: number;
  readonly viewer: Viewer;
}

/** Newest first; kinds that are not for the user are left out. */
export async function notesOfKinds(
  app: FastifyInstance,
  tx: Transaction,
  of: Of,
  asked: readonly ShipmentNoteKind[],
): Promise<ShipmentNote[]> {
  const settings = await app.settings.decidingWithin(tx, of.providerId);
  const kinds = new Set(noteKindsFor(of.viewer.user, settings).filter((kind) => asked.includes(kind)));
  const notes: ShipmentNote[] = [];
  if (kinds.has('shipment-note')) notes.push(...(await readNotes(tx, of.shipmentId, of.viewer)));
  if (kinds.has('tracking-event')) notes.push(...(await tracked(app, tx, of)));
  if ((Object.keys(texts) as Changed[]).some((kind) => kinds.has(kind))) notes.push(...(await changed(tx, of, kinds)));
  return notes.sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)).slice(0, mostNotes);
}

async function tracked(app: FastifyInstance, tx: Transaction, { providerId, shipmentId, viewer }: Of) {
  const events = await readHistory(app, tx, { providerId, viewer }, shipmentId);
  return events.map(({ id, status, message, location, user_name, date }) => {
    const text = [statusTitle(status), message, location].filter(Boolean).join(', ');
    return happened('tracking-event', { id, shipmentId, text, user_name, created_at: date });
  });
}

type Changed = Exclude<ShipmentNoteKind, 'shipment-note' | 'tracking-event'>;
type Side = Readonly<Record<string, unknown>>;

/** What an audit event tells of each kind; empty for nothing. */
const texts: Readonly<Record<Changed, (from: Side, to: Side) => string>> = {
  'parcel-dimension-changes': (from, to) => parcelChangeText(from['parcels'], to['parcels']),
  'shipment-address-changes': (from, to) =>
    legs
      .map((leg) => addressChangeText(leg, from[`${leg}_address`], to[`${leg}_address`]))
      .filter(Boolean)
      .join('\n'),
  'reservation-details': (_from, { delivery_compartment: size }) =>
    typeof size === 'string' ? `Compartment reserved: ${size}` : '',
};

const fields = ['parcels', ...legs.map((leg) => `${leg}_address`), 'delivery_compartment'];

async function changed(
  tx: Transaction,
  { shipmentId, viewer }: Of,
  kinds: ReadonlySet<ShipmentNoteKind>,
): Promise<readonly ShipmentNote[]> {
  const events = await tx
    .selectFrom('audit_events')
    .selectAll()
    .where('type', '=', 'shipment')
    .where('object_id', '=', String(shipmentId))
    .where((event) => event.or(fields.map((field) => event('change_to', '?', field))))
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(mostNotes)
    .execute();
  return events.flatMap((event) => {
    const [from, to] = [sideOf(event.change_from), sideOf(event.change_to)];
    return (Object.keys(texts) as Changed[]).flatMap((kind) => {
      const text = kinds.has(kind) ? texts[kind](from, to) : '';
      return text === '' ? [] : [happened(kind, { ...fromEvent(event, viewer), shipmentId, text })];
    });
  });
}

function fromEvent({ id, user_name, timestamp }: Row<'audit_events'>, { user }: Viewer) {
  return { id, user_name: isStaff(user) ? user_name : null, created_at: withOffset(timestamp) };
}

function sideOf(side: unknown): Side {
  return isObject(side) ? side : {};
}

interface Happened extends Pick<ShipmentNote, 'id' | 'text' | 'user_name' | 'created_at'> {
  readonly shipmentId: number;
}

function happened(kind: ShipmentNoteKind, { shipmentId, text, ...note }: Happened): ShipmentNote {
  const written = { note_type: null, shown_to_customers: true, emailed_to: [] };
  return { ...note, ...written, kind, shipment_id: shipmentId, text: text.slice(0, 2000) };
}
