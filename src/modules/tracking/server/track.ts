/** What anyone with a number of a shipment may see: its progress and events, without names, streets or prices. */
import type { DriverPosition, Settings, ShipmentStatus, TrackedEvent, TrackedShipment } from '#generated/types.ts';
import { isUnpaid, paysOnline } from '#modules/shipments/domain/paying.ts';
import { lastDropoffDay } from '#modules/shipments/domain/dropoff.ts';
import { promisedDelivery } from '#modules/shipments/domain/expected-delivery.ts';
import {
  displayedStatus,
  hasFlag,
  isMovable,
  isReceived,
  needsLabel,
  statusBesidesHold,
  statusOf,
} from '#modules/shipments/domain/status.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { trackingSteps } from '../domain/steps.ts';
import { lastPlace, placeOf } from '../domain/way.ts';
import { shownPositions, type SettingsOfBranch } from './driver-positions.ts';
import { findShipments, type Found } from './find-shipments.ts';
import { eventsOf, readFollowed, type Followed, type FollowedEvent } from './followed.ts';

export interface Tracked {
  /** In the order of the references, without duplicates. */
  readonly shipments: readonly TrackedShipment[];
  readonly notFound: readonly string[];
}

interface Following {
  readonly settings: Settings;
  readonly ofBranch: SettingsOfBranch;
  readonly now: Date;
}

export async function track(tx: Transaction, references: readonly string[], following: Following): Promise<Tracked> {
  const { settings } = following;
  const found = await findShipments(tx, references, settings.provider_tracking_prefixes ?? []);
  const ids = [...new Set(found.map(({ shipmentId }) => shipmentId))];
  const known = new Map(await readTracked(tx, ids, following));
  const order = references.flatMap((reference) => idOf(found, reference));
  return {
    shipments: [...new Set(order)].flatMap((id) => known.get(id) ?? []),
    notFound: references.filter((reference) => !idOf(found, reference).some((id) => known.has(id))),
  };
}

function idOf(found: readonly Found[], reference: string): readonly number[] {
  return found.filter((one) => one.reference === reference).map(({ shipmentId }) => shipmentId);
}

async function readTracked(
  tx: Transaction,
  ids: readonly number[],
  following: Following,
): Promise<readonly (readonly [id: number, shipment: TrackedShipment])[]> {
  const shipments = await readFollowed(tx, ids);
  const events = await eventsOf(tx, ids);
  const drivers = shipments.flatMap(({ status, delivery_agent_id: driver }) =>
    status === 'out-for-delivery' && driver !== null ? [driver] : [],
  );
  const positions = await shownPositions(tx, drivers, following);
  const branches = new Map<number | null, Settings>();
  for (const branch of new Set(shipments.map(branchOf))) branches.set(branch, await following.ofBranch(branch));
  return shipments.map((shipment) => {
    const own = events.filter(({ shipment_id }) => shipment_id === shipment.id);
    const isOut = shipment.status === 'out-for-delivery' && shipment.delivery_agent_id !== null;
    const driver = isOut ? positions.get(shipment.delivery_agent_id!) : undefined;
    const support = supportOf(branches.get(branchOf(shipment)) ?? following.settings);
    return [shipment.id, { ...progressOf(shipment, own, driver ?? null, following.settings), ...support }];
  });
}

/** The branch that questions about a shipment go to: receivers track more often than senders. */
function branchOf({ collection_branch_id, delivery_branch_id }: Followed): number | null {
  return delivery_branch_id ?? collection_branch_id;
}

type SupportContact = `support_${'email_address' | 'contact_number' | 'whatsapp_number'}`;

function supportOf(settings: Settings): Pick<TrackedShipment, SupportContact> {
  return {
    support_email_address: settings.support_email_address ?? null,
    support_contact_number: settings.support_contact_number ?? null,
    support_whatsapp_number: settings.support_whatsapp_number ?? null,
  };
}

function progressOf(
  shipment: Followed,
  events: readonly FollowedEvent[],
  driver_position: DriverPosition | null,
  settings: Settings,
): Omit<TrackedShipment, SupportContact> {
  const hidden = new Set<string>(settings.exclude_tracking_statuses ?? []);
  const shown = (status: string): ShipmentStatus =>
    displayedStatus(
      { ...shipment, status: status as ShipmentStatus },
      'customer',
      settings.override_shipment_statuses ?? false,
    );
  const tracking_events = events
    .filter(({ status }) => !hidden.has(status))
    .map(({ shipment_id: _shipment, ...event }): TrackedEvent => {
      const message = hasFlag(statusOf(event), 'admin_only') ? null : event.message;
      return { ...event, message, status: shown(event.status), date: withOffset(event.date) };
    })
    .toReversed();
  const history = [...events.filter(({ parcel_tracking_reference: parcel }) => parcel === null), shipment];
  const { collection_town, delivery_town } = shipment;
  const expected = promisedDelivery(shipment, shown(shipment.status));
  const place = statusBesidesHold(shipment);
  const mayMove = settings.allow_rescheduling_shipments === true && isMovable('delivery', place);
  const locations = tracking_events.map(({ location }) => location);
  return {
    tracking_reference: shipment.tracking_reference,
    short_tracking_reference: shipment.short_tracking_reference,
    custom_tracking_reference: shipment.custom_tracking_reference,
    status: shown(shipment.status),
    service_level_name: shipment.service_level_name,
    parcel_count: shipment.parcel_count,
    is_return: shipment.is_return,
    ...{ collection_town, delivery_town },
    collection_place: placeOf(shipment.collection_suburb, collection_town),
    waits_at: shipment.waits_at,
    drop_off_last_day: lastDropoffDay(shipment) ?? null,
    delivery_place: placeOf(shipment.delivery_suburb, delivery_town),
    last_place: lastPlace(locations, [collection_town, delivery_town]),
    driver_position,
    estimated_delivery_from: timeOf(expected.from),
    estimated_delivery_to: timeOf(expected.to),
    previous_delivery_from: timeOf(shipment.previous_delivery_from),
    previous_delivery_to: timeOf(shipment.previous_delivery_to),
    delivered_date: timeOf(shipment.delivered_date),
    can_pay: isUnpaid(statusOf(shipment))
      ? paysOnline('guest', settings)
      : (shipment.outstanding_cents ?? 0) > 0 && paysOnline(shipment.account_type, settings),
    can_reschedule: mayMove,
    delivery_after: mayMove ? shipment.delivery_after : null,
    delivery_before: mayMove ? shipment.delivery_before : null,
    reschedule_reasons: mayMove ? [...(settings.shipment_requested_date_change_reasons ?? [])] : [],
    has_proof: shipment.has_proof,
    can_print_label: needsLabel(place),
    can_rate: shipment.stars === null && isReceived(statusOf(shipment)),
    stars: shipment.stars,
    tracking_steps: [...trackingSteps(history.map(({ status }) => status as ShipmentStatus))],
    tracking_events,
  };
}

function timeOf(date: Date | null): string | null {
  return date && withOffset(date);
}
