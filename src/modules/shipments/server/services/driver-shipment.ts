/** Books a further shipment of the account at collection, by the driver who is there. */
import type { Row } from '#generated/database.ts';
import type { AddTripShipmentBody, ShipmentRequest } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { legRules } from '../../domain/driver-jobs.ts';
import { statusOf } from '../../domain/status.ts';
import { bookShipment } from '../book.ts';
import { assignDriver } from './assign-driver.ts';
import { lockOwn, type DriverChange } from './reported-parcels.ts';

/**
 * Sender, place and service level are those of the shipment being collected. A shipment that is paid in advance waits
 * for its payment; all others are assigned to the driver at once. Throws `not_for_drivers` where the caller has no
 * collection, and the errors of a booking.
 */
export async function addDriverShipment(
  tx: Transaction,
  change: DriverChange,
  { shipment_id, ...input }: AddTripShipmentBody,
): Promise<Row<'shipments'>> {
  const { booker, stored } = await lockOwn(tx, change, shipment_id);
  const { row } = stored;
  if (row.collection_agent_id !== change.driverId || !legRules.collection.open.includes(statusOf(row)))
    throw new ApiError(403, 'not_for_drivers', 'Shipments are added while you collect from the account');
  const { account_id, collection_address, collection_contact, service_level_code } = row;
  const request = { ...input, account_id, collection_address, collection_contact, service_level_code };
  const booked = await bookShipment(tx, change.deciding, booker, request as ShipmentRequest);
  if (statusOf(booked) !== 'submitted') return booked;
  const { providerId, author, now } = booker;
  const { driverId } = change;
  return assignDriver(tx, booked, { leg: 'collection', driverId, source: 'driver', author, now, providerId });
}
