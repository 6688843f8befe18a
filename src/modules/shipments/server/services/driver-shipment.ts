/** Books a shipment at the door, for the driver who collects another one of the same account there. */
import type { Row } from '#generated/database.ts';
import type { AddTripShipmentBody, ShipmentRequest } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { legRules } from '../../domain/driver-jobs.ts';
import { statusOf } from '../../domain/status.ts';
import { bookShipment } from '../book.ts';
import { assignDriver } from './assign-driver.ts';
import { lockOwn, type DriverChange } from './driver-parcels.ts';

/**
 * Sender, place and service are those of the shipment that is being collected. What is paid for first waits for its payment; everything
 * else is the driver's to collect at once. Throws `not_for_drivers` where the caller collects nothing, and what a booking throws.
 */
export async function addDriverShipment(
  tx: Transaction,
  change: DriverChange,
  { shipment_id, ...asked }: AddTripShipmentBody,
): Promise<Row<'shipments'>> {
  const { booker, stored } = await lockOwn(tx, change, shipment_id);
  const { row } = stored;
  if (row.collection_agent_id !== change.driverId || !legRules.collection.open.includes(statusOf(row)))
    throw new ApiError(403, 'not_for_drivers', 'Shipments are added while you collect from the account');
  const { account_id, collection_address, collection_contact, service_level_code } = row;
  const request = { ...asked, account_id, collection_address, collection_contact, service_level_code };
  const booked = await bookShipment(tx, change.deciding, booker, request as ShipmentRequest);
  if (statusOf(booked) !== 'submitted') return booked;
  const { providerId, author, now } = booker;
  const { driverId } = change;
  return assignDriver(tx, booked, { leg: 'collection', driverId, source: 'driver', author, now, providerId });
}
