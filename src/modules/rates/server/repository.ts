/** Statements about stored tariffs: the newest applies, and none is ever changed. */
import type { Tariff } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** A tariff as stored: zones and branches belong to geography. */
export type StoredTariff = Omit<Tariff, 'zones' | 'branches'>;

/** The revision of the tenant's newest tariff; undefined without one. */
export async function findTariffRevision(tx: Transaction): Promise<number | undefined> {
  const newest = tx.selectFrom('tariffs').select('revision').orderBy('revision', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.revision;
}

/** Throws for an unknown revision. */
export async function readTariff(tx: Transaction, revision: number): Promise<StoredTariff> {
  const one = tx.selectFrom('tariffs').select('document').where('revision', '=', revision);
  return (await one.executeTakeFirstOrThrow()).document as StoredTariff;
}

interface NewTariff {
  readonly revision: number;
  readonly document: StoredTariff;
  readonly created_by: number;
  readonly created_at: Date;
}

/** False when someone else has just stored this revision. */
export async function addTariff(tx: Transaction, provider_id: number, tariff: NewTariff): Promise<boolean> {
  const added = await tx
    .insertInto('tariffs')
    .values({ ...tariff, provider_id, document: JSON.stringify(tariff.document) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return added !== undefined;
}
