/** The data of a shipment for a message to one of its contacts: nothing private, and a PIN only for its recipient. */
import { pickup_point_provider } from '#generated/enums.ts';
import { notificationContext, type ContextNode } from '#generated/notification-context.ts';
import type { NotificationContext, Settings, Shipment, ShipmentParty, ShipmentStatus } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { wallClock } from '#platform/domain/time.ts';
import { estimatedOf, promisedDelivery } from '#modules/shipments/domain/expected-delivery.ts';
import { displayedStatus, keepsExpectedTimes } from '#modules/shipments/domain/status.ts';
import { rowFor, type RowId } from './cells.ts';
import { dateText, timeText, windowText } from './filters.ts';

/** Effective values of settings, of which messages use a few. */
export type SettingValues = { readonly [Key in keyof Settings]?: unknown };

/** How each contact of a shipment reaches support: branches may have contact details of their own. */
export type SupportContacts = {
  readonly [Party in ShipmentParty]?: Pick<Settings, 'support_email_address' | 'support_contact_number'>;
};

/** The data of the provider besides its settings. */
export interface ProviderFacts {
  readonly name: string;
  readonly kind: string;
}

/**
 * The variables for a message's templates; `row` is the subject of the message, by default the shipment's status. `now`:
 * when it is sent; no day has passed for a preview.
 */
export function contextFor(
  shipment: Shipment,
  party: ShipmentParty,
  settings: SettingValues,
  provider: ProviderFacts,
  row: RowId = shipment.status,
  support: SupportContacts = {},
  now?: Date,
): NotificationContext {
  const { title, description } = rowFor(row);
  const pin = pinFor(shipment, party, row);
  const contact = contactOf(shipment, party);
  const { support_email_address: email, support_contact_number } = (support[party] ?? settings) as SettingValues;
  const phone = text(support_contact_number);
  return {
    recipient: { name: contact.name, party, ...(pin !== undefined && { pin }) },
    shipment: withoutPrivate(shipmentNode, shipment) as Shipment,
    expected: {
      ...optional('collection', collectionText(shipment, now)),
      ...optional('delivery', deliveryText(shipment, now)),
      ...optional('next_attempt', nextAttempt(shipment, now)),
    },
    status: { title, description },
    provider: {
      name: providerTitle(settings, provider),
      ...optional('support_email', email),
      ...optional('support_number', phone === undefined ? phone : displayPhone(phone)),
    },
  };
}

/** As the tracking page says it: what the estimate or a later requested date promises, unless that has passed. */
function deliveryText(shipment: Shipment, now?: Date): string | undefined {
  const { from, to } = promisedDelivery(estimatedOf(shipment), shownStatus(shipment));
  return to === null || (now !== undefined && to < now) ? undefined : windowText(from ?? to, to);
}

/** An internal hold is not mentioned to customers, as on the tracking page. */
function shownStatus(shipment: Shipment): ShipmentStatus {
  return displayedStatus(shipment, 'customer', false);
}

function collectionText(shipment: Shipment, now?: Date): string | undefined {
  const { estimated_collection: at } = shipment;
  if (!at || !keepsExpectedTimes(shownStatus(shipment)) || (now !== undefined && new Date(at) < now)) return undefined;
  return `${dateText(at, 'short')} about ${timeText(at)}`;
}

/** Undefined for the day of an attempt that failed, and for an earlier one. */
function nextAttempt(shipment: Shipment, now?: Date): string | undefined {
  const { delivery_min_date: day } = shipment;
  if (
    day === undefined ||
    !keepsExpectedTimes(shownStatus(shipment)) ||
    (now !== undefined && day.slice(0, 10) <= wallClock(now).date)
  )
    return undefined;
  return dateText(day);
}

export function contactOf(shipment: Shipment, party: ShipmentParty): Shipment['delivery_contact'] {
  return party === 'collection' ? shipment.collection_contact : shipment.delivery_contact;
}

/**
 * The PIN that a contact currently needs (F178): the receiver's for the driver or the locker, the sender's for the
 * drop-off. Undefined at all other times and for everyone else.
 */
export function pinFor(shipment: Shipment, party: ShipmentParty, row: RowId = shipment.status): string | undefined {
  if (party === 'collection')
    return row === 'awaiting-dropoff' && isLocker(shipment.collection_pickup_point_provider)
      ? shipment.dropoff_pin
      : undefined;
  if (row === 'out-for-delivery' || row === 'delivery-failed-attempt')
    return shipment.delivery_pickup_point_id === undefined && shipment.pod_method === 'pin-with-fallback'
      ? shipment.proof_of_delivery_pin
      : undefined;
  return pickupRows.has(row) && isLocker(shipment.delivery_pickup_point_provider) ? shipment.pickup_pin : undefined;
}

const pickupRows: ReadonlySet<RowId> = new Set(['in-locker', 'ready-for-pickup', 'collect-and-return-to-hub']);

function isLocker(network: string | undefined): boolean {
  return pickup_point_provider.some((one) => one.const === network && one['x-flags'].some((flag) => flag === 'locker'));
}

/** Without it no data of the shipment is available. */
const shipmentNode = notificationContext.properties?.['shipment'] ?? { properties: {} };

function withoutPrivate(schema: ContextNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPrivate(schema.items ?? {}, item));
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const { properties } = schema;
  const open = Object.entries(value).flatMap(([name, part]) => {
    const node = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return node && node['x-private'] !== true ? [[name, withoutPrivate(node, part)] as const] : [];
  });
  return Object.fromEntries(open);
}

function optional(name: string, value: unknown): Record<string, string> {
  const found = text(value);
  return found === undefined ? {} : { [name]: found };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
