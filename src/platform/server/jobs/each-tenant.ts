/** Work of a cron job for every provider: one that fails does not keep the others from their turn. */
// Across providers: finds all of them; the work for each runs within its own tenant.
import type { Access } from '../db/access.ts';

export interface Tenant {
  readonly id: number;
  readonly status: string;
}

interface ErrorLog {
  readonly error: (message: string) => void;
}

/** Returns the number of providers whose work failed; the platform (0) is one of them. */
export async function eachTenant(
  worker: Access,
  logger: ErrorLog,
  work: (tenant: Tenant) => Promise<unknown>,
): Promise<number> {
  const { rows } = await worker.pool.query<Tenant>('select id, status from app.tenants()');
  let failed = 0;
  for (const tenant of rows) {
    try {
      await work(tenant);
    } catch (error) {
      failed += 1;
      logger.error(`provider ${tenant.id}: ${String(error)}`);
    }
  }
  return failed;
}

/** The same without the platform itself, which has no customers. */
export function eachProvider(
  worker: Access,
  logger: ErrorLog,
  work: (provider: Tenant) => Promise<unknown>,
): Promise<number> {
  return eachTenant(worker, logger, async (tenant) => (tenant.id === 0 ? undefined : work(tenant)));
}
