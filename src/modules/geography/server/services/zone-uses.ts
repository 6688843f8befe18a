/** What uses zones in higher modules: a zone that something uses can't be removed. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** What uses a zone, as people call it: `rates of Rates of 2026`; undefined when nothing does. */
export type ZoneUse = (tx: Transaction, zoneId: number) => Promise<string | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    zoneUses: ZoneUse[];
  }
}

/** Call it in `setup` of the module that keeps what uses zones. */
export function registerZoneUse(app: FastifyInstance, use: ZoneUse): void {
  app.zoneUses.push(use);
}

/** Until the transaction ends no zone is removed and nothing begins to use one: whoever does either takes its turn here. */
export async function lockZoneUses(tx: Transaction, providerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('zone uses', ${providerId}))`.execute(tx);
}
