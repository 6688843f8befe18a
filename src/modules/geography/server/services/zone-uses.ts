/** Uses of zones in higher modules: a zone in use can't be removed. */
import type { FastifyInstance } from 'fastify';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** The use of a zone as text: `rates of Rates of 2026`; undefined without any. */
export type ZoneUse = (tx: Transaction, zoneId: number) => Promise<string | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    zoneUses: ZoneUse[];
  }
}

/** Call it in `setup` of the module that uses zones. */
export function registerZoneUse(app: FastifyInstance, use: ZoneUse): void {
  app.zoneUses.push(use);
}

/** Until the transaction ends no zone is removed and no use of one is added: both take this lock. */
export async function lockZoneUses(tx: Transaction, providerId: number): Promise<void> {
  await lock(tx, 'zone uses', providerId);
}
