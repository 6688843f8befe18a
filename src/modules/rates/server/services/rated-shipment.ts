/** The account that a stored shipment is priced for; the shipments module provides it. */
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';

/** The account of a shipment that the caller may see; undefined for any other. */
export type AccountOfShipment = (tx: Transaction, session: Session, id: number) => Promise<number | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    accountsOfShipments: AccountOfShipment[];
  }
}

/** Call it in `setup` of the module that stores shipments. */
export function registerAccountOfShipment(app: FastifyInstance, find: AccountOfShipment): void {
  app.accountsOfShipments.push(find);
}

/** Throws `unknown_shipment` if there is none that the user may see; guests see none. */
export async function accountOfShipment(
  app: FastifyInstance,
  tx: Transaction,
  session: Session | null,
  id: number,
): Promise<number> {
  for (const find of session ? app.accountsOfShipments : []) {
    const account = await find(tx, session!, id);
    if (account !== undefined) return account;
  }
  const message = 'Could not find shipment';
  throw new ApiError(404, 'unknown_shipment', message, [{ field: 'shipment_id', message }]);
}
