/** The cells of the notification matrix (F318): every status and notice, by channel and contact, as declared in the schemas. */
import { contact_notice, notification_channel, shipment_party, shipment_status } from '#generated/enums.ts';
import type { ContactNotice, NotificationChannel, ShipmentParty, ShipmentStatus } from '#generated/types.ts';

/** A row of the matrix: a status, or another notice to the contacts. */
export type RowId = ShipmentStatus | ContactNotice;

/** One message that can be turned on: its row, channel and recipient. */
export interface Cell {
  readonly status: RowId;
  readonly channel: NotificationChannel;
  readonly party: ShipmentParty;
}

export interface Row {
  readonly id: RowId;
  readonly title: string;
  readonly description: string;
  readonly colour: string;
  /** `status` rows are members of the stored sets; `notice` rows are switches of their own. */
  readonly kind: 'status' | 'notice';
  /** Only staff may see and change it (F071). */
  readonly admin_only: boolean;
  /** Features that the row requires; any of these is enough, an empty list means none. */
  readonly needs: readonly RowNeed[];
  /** The stage of a shipment, for grouping: `quote`, `payment`, `general`, `collection`, `hub`, `delivery`. */
  readonly stage: string;
}

export type RowNeed = 'bob_box' | 'lockers' | 'counters';

export interface Choice<Value extends string> {
  readonly id: Value;
  readonly title: string;
  readonly description: string;
}

/** The setting of a cell: a set that contains the status or, without a member, a switch. */
export interface CellSetting {
  readonly key: string;
  readonly member?: ShipmentStatus;
}

const needs: readonly RowNeed[] = ['bob_box', 'lockers', 'counters'];
const adminFlags = ['admin_only', 'notification_admin_only'];

interface Member {
  readonly const: string;
  readonly title: string;
  readonly description?: string;
  readonly 'x-colour'?: string;
  readonly 'x-flags'?: readonly string[];
}

/** The channels in the order of the columns: email, SMS, WhatsApp. */
export const channels: readonly Choice<NotificationChannel>[] = notification_channel.map(choiceOf);

/** The recipients in the order of the columns: collection and delivery contact. */
export const parties: readonly Choice<ShipmentParty>[] = shipment_party.map(choiceOf);

/** The rows in the order of the statuses, notices last. */
export const rows: readonly Row[] = [
  ...shipment_status.map((one) => rowOf(one, 'status')),
  ...contact_notice.map((one) => rowOf(one, 'notice')),
];

const rowById = new Map<string, Row>(rows.map((row) => [row.id, row]));

/** Every cell, row by row; within a row by channel, then by contact. */
export const cells: readonly Cell[] = rows.flatMap(({ id }) =>
  channels.flatMap((channel) => parties.map((party) => ({ status: id, channel: channel.id, party: party.id }))),
);

/** The row of a status or notice; throws for an unknown one. */
export function rowFor(id: RowId): Row {
  const row = rowById.get(id);
  if (!row) throw new RangeError(`There is no row "${id}" in the notification matrix.`);
  return row;
}

/** Where a cell is stored: `{channel}_notifications_{party}` for statuses, a switch for notices. */
export function cellSetting({ status, channel, party }: Cell): CellSetting {
  const row = rowFor(status);
  if (row.kind === 'notice') return { key: `${channel}_notifications_${status.replaceAll('-', '_')}_${party}` };
  return { key: `${channel}_notifications_${party}`, member: status as ShipmentStatus };
}

/** The id of a cell in addresses and in `notification_templates`: `sms_notifications_delivery:in-locker`. Unique. */
export function cellId(cell: Cell): string {
  const { key, member } = cellSetting(cell);
  return member === undefined ? key : `${key}:${member}`;
}

const cellByName = new Map(cells.map((cell) => [cellId(cell), cell]));

/** The cell with an id; undefined for an unknown one. */
export function cellOf(id: string): Cell | undefined {
  return cellByName.get(id);
}

/** Whether a cell is turned on in these values; a value that is neither list nor switch counts as off. */
export function isOn(cell: Cell, settings: Readonly<Record<string, unknown>>): boolean {
  const { key, member } = cellSetting(cell);
  const value = settings[key];
  return member === undefined ? value === true : Array.isArray(value) && value.includes(member);
}

function choiceOf<Value extends string>(member: {
  readonly const: Value;
  readonly title: string;
  readonly description: string;
}): Choice<Value> {
  return { id: member.const, title: member.title, description: member.description };
}

function rowOf(member: Member, kind: Row['kind']): Row {
  const flags = member['x-flags'] ?? [];
  return {
    id: member.const as RowId,
    title: member.title,
    description: member.description ?? '',
    colour: member['x-colour'] ?? 'blue',
    kind,
    admin_only: flags.some((flag) => adminFlags.includes(flag)),
    needs: needs.filter((need) => flags.includes(need)),
    stage: flags.find((flag) => flag.startsWith('stage_'))?.slice('stage_'.length) ?? 'general',
  };
}
