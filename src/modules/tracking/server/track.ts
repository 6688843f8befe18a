/** What anyone who holds a number of a shipment may know: where it is and what happened, without names, streets or prices. */
import { sql } from 'kysely';
import type { Settings, ShipmentStatus, TrackedEvent, TrackedShipment } from '#generated/types.ts';
import { displayedStatus } from '#modules/shipments/domain/status.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { trackingSteps } from '../domain/steps.ts';
import { findShipments, type Found } from './find-shipments.ts';

export interface Tracked {
  /** In the order of the references, each shipment once. */
  readonly shipments: readonly TrackedShipment[];
  readonly notFound: readonly string[];
}

export async function track(tx: Transaction, references: readonly string[], settings: Settings): Promise<Tracked> {
  const found = await findShipments(tx, references, settings.provider_tracking_prefixes ?? []);
  const ids = [...new Set(found.map(({ shipmentId }) => shipmentId))];
  const known = new Map((await readTracked(tx, ids, settings)).map((one) => [one.id, one.shipment]));
  const order = references.flatMap((reference) => idOf(found, reference));
  return {
    shipments: [...new Set(order)].flatMap((id) => known.get(id) ?? []),
    notFound: references.filter((reference) => !idOf(found, reference).some((id) => known.has(id))),
  };
}

function idOf(found: readonly Found[], reference: string): readonly number[] {
  return found.filter((one) => one.reference === reference).map(({ shipmentId }) => shipmentId);
}

async function readTracked(tx: Transaction, ids: readonly number[], settings: Settings) {
  if (ids.length === 0) return [];
  const shipments = await tx
    .selectFrom('shipments')
    .select([
      'id',
      'status',
      'tracking_reference',
      'short_tracking_reference',
      'custom_tracking_reference',
      'service_level_name',
      'parcel_count',
      'is_return',
      'collection_agent_id',
      'delivery_agent_id',
      'estimated_delivery_from',
      'estimated_delivery_to',
      'delivered_date',
      sql<string | null>`collection_address ->> 'city'`.as('collection_town'),
      sql<string | null>`delivery_address ->> 'city'`.as('delivery_town'),
    ])
    .where('id', 'in', ids)
    // A quote is nothing to follow yet.
    .where('status', 'not in', ['quote', 'quote-expired'])
    .execute();
  const events = await tx
    .selectFrom('tracking_events as e')
    .leftJoin('parcels as p', (join) =>
      join.onRef('p.provider_id', '=', 'e.provider_id').onRef('p.id', '=', 'e.parcel_id'),
    )
    .select(['e.id', 'e.shipment_id', 'e.status', 'e.message', 'e.location', 'e.source', 'e.date'])
    .select('p.tracking_reference as parcel_tracking_reference')
    .where('e.shipment_id', 'in', ids)
    .orderBy('e.date')
    .orderBy('e.id')
    .execute();
  const hidden = new Set<string>(settings.exclude_tracking_statuses ?? []);
  return shipments.map((shipment) => {
    const shown = (status: string): ShipmentStatus =>
      displayedStatus(
        { ...shipment, status: status as ShipmentStatus },
        'customer',
        settings.override_shipment_statuses ?? false,
      );
    const own = events.filter(({ shipment_id }) => shipment_id === shipment.id);
    const history = [...own.filter(({ parcel_tracking_reference: parcel }) => parcel === null), shipment];
    const { id, collection_agent_id: _collecting, delivery_agent_id: _delivering, ...rest } = shipment;
    return {
      id,
      shipment: {
        ...rest,
        status: shown(shipment.status),
        estimated_delivery_from: timeOf(shipment.estimated_delivery_from),
        estimated_delivery_to: timeOf(shipment.estimated_delivery_to),
        delivered_date: timeOf(shipment.delivered_date),
        tracking_steps: [...trackingSteps(history.map(({ status }) => status as ShipmentStatus))],
        tracking_events: own
          .filter(({ status }) => !hidden.has(status))
          .map(({ shipment_id: _shipment, ...event }): TrackedEvent => {
            return { ...event, status: shown(event.status), date: withOffset(event.date) };
          })
          .toReversed(),
      },
    };
  });
}

function timeOf(date: Date | null): string | null {
  return date && withOffset(date);
}
