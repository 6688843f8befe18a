/** Reads the tariffs that a provider has stored, newest first. */
import type { Tariff } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** A tariff as it is stored: zones and branches belong to geography. */
export type StoredTariff = Omit<Tariff, 'zones' | 'branches'>;

/** The number of the newest tariff of the tenant; undefined before there is one. */
export async function findTariffRevision(tx: Transaction): Promise<number | undefined> {
  const newest = tx.selectFrom('tariffs').select('revision').orderBy('revision', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.revision;
}

/** Throws when there is no such revision. */
export async function readTariff(tx: Transaction, revision: number): Promise<StoredTariff> {
  const one = tx.selectFrom('tariffs').select('document').where('revision', '=', revision);
  return (await one.executeTakeFirstOrThrow()).document as StoredTariff;
}
