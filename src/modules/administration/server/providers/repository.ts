/** Statements about providers, for the platform's team. */
import { sql, type Expression } from 'kysely';
import type { ProviderRecord } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

/** Every provider, if the tenant is the platform; otherwise its own. */
export function providerRows(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom('providers as p')
    .select(['p.id', 'p.name', 'p.kind', 'p.status', 'p.created_at as time_created', 'p.revision'])
    .select((row) =>
      row
        .selectFrom('provider_origins as o')
        .whereRef('o.provider_id', '=', 'p.id')
        .select(sql<string[]>`array_agg(o.origin::text order by o.origin)`.as('origins'))
        .as('origins'),
    )
    .where('p.id', '<>', 0);
}

/** The entity of a row of `providerRows`. */
export function serializeProvider(row: Readonly<Record<string, unknown>>): ProviderRecord {
  const { time_created: added, origins, ...others } = row;
  const known = { origins: origins ?? [], ...(added instanceof Date && { time_created: withOffset(added) }) };
  return { ...others, ...known } as unknown as ProviderRecord;
}

export async function findProviderRecord(tx: Transaction, id: number): Promise<ProviderRecord | undefined> {
  const rows = sql<Record<string, unknown>>`select * from ${providerRows(tx)} as r where id = ${id}`;
  const [row] = (await rows.execute(tx)).rows;
  return row && serializeProvider(row);
}

/** An id that no provider has or had: rows of a new provider are written as its own tenant. */
export async function takeProviderId({ pool }: Access): Promise<number> {
  // Across providers: the id is taken before there is a provider, and no row is read.
  const text = `select nextval('providers_id_seq') as id`;
  return (await pool.query<{ id: number }>(text)).rows[0]!.id;
}

export async function removeOrigins(tx: Transaction, provider_id: number): Promise<void> {
  await tx.deleteFrom('provider_origins').where('provider_id', '=', provider_id).execute();
}

/** Throws the database's own error for one of another provider. */
export async function addOrigin(tx: Transaction, provider_id: number, origin: string): Promise<void> {
  await tx.insertInto('provider_origins').values({ provider_id, origin }).execute();
}
