/** The drivers whom staff choose when they book or change a shipment: they must be drivers of the provider. */
import { legs } from '#modules/geography/domain/address.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { ShipmentDraft } from '../domain/draft.ts';
import { isDriver } from './services/assign-driver.ts';

const agents = legs.map((leg) => `${leg}_agent_id` as const);

/** Throws `invalid_shipment` at the first field that names no driver. */
export async function requireDrivers(tx: Transaction, chosen: Readonly<Record<string, unknown>>): Promise<void> {
  const field = await wrongField(tx, chosen);
  if (field === undefined) return;
  const message = 'Choose one of your drivers';
  throw new ApiError(422, 'invalid_shipment', message, [{ field, code: 'unknown_driver', message }]);
}

/** A copy is not for drivers who left since: they are chosen again. */
export async function withoutGoneDrivers(tx: Transaction, draft: ShipmentDraft): Promise<ShipmentDraft> {
  const field = await wrongField(tx, draft);
  if (field === undefined) return draft;
  const { [field]: _, ...rest } = draft;
  return withoutGoneDrivers(tx, rest);
}

async function wrongField(tx: Transaction, chosen: Readonly<Record<string, unknown>>) {
  for (const field of agents) {
    const id = chosen[field];
    if (typeof id === 'number' && !(await isDriver(tx, id))) return field;
  }
  return undefined;
}
