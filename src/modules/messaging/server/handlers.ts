/** Maps events of shipments to messages. */
import type { FastifyInstance } from 'fastify';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { isBooked } from '#modules/shipments/domain/status.ts';
import { rowFor } from '../domain/cells.ts';
import { notify } from './notify.ts';

/** The fields that reschedule a side. */
const rescheduling = {
  collection: ['collection_min_date', 'collection_after', 'collection_before'],
  delivery: ['delivery_min_date', 'delivery_after', 'delivery_before'],
} as const;

export function notificationHandlers(app: FastifyInstance): EventHandlers {
  const { settings, services } = app;
  return {
    async shipment_created(tx, { shipment_id: shipmentId, account_id: accountId, status, revision }, { providerId }) {
      const happened = { shipmentId, accountId, revision, row: status, isForStaff: isBooked(status) };
      await notify(tx, settings, providerId, { ...happened, now: services.clock() });
    },
    async shipment_status_changed(
      tx,
      { shipment_id: shipmentId, account_id: accountId, from, to, is_first: isFirst, revision },
      delivery,
    ) {
      if (!isFirst) return;
      // Staff are notified of a new booking, not of a reopened shipment or a quote that was cancelled.
      const isNew = isBooked(to) && to !== 'cancelled' && ['quote', 'payment'].includes(rowFor(from).stage);
      const isForStaff = isNew || (to === 'cancelled' && isBooked(from));
      const happened = { shipmentId, accountId, revision, row: to, isForStaff };
      await notify(tx, settings, delivery.providerId, { ...happened, now: services.clock() });
    },
    async shipment_updated(tx, { shipment_id: shipmentId, account_id: accountId, ...updated }, { providerId }) {
      const { fields, status, revision, source } = updated;
      const happened = { shipmentId, accountId, revision, now: services.clock() };
      // Another locker has another PIN.
      const isElsewhere = status === 'awaiting-dropoff' && fields.includes('collection_pickup_point_id');
      if (fields.includes('status') || isElsewhere)
        await notify(tx, settings, providerId, { ...happened, row: status, isForStaff: false });
      const isMoved = (leg: ShipmentLeg): boolean => rescheduling[leg].some((field) => fields.includes(field));
      // A quote promises no day yet. Staff know what they change themselves.
      const isForContacts = isBooked(status) && isMoved('delivery');
      const isForStaff = isBooked(status) && source === 'customer' && (isForContacts || isMoved('collection'));
      if (isForContacts || isForStaff)
        await notify(tx, settings, providerId, {
          ...{ ...happened, row: 'rescheduled-delivery', isForStaff, isForContacts },
        });
    },
  };
}
