/** A database for benchmarks: the demo, and as many providers with a signed-in staff user as there are connections. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig, type Config } from '#platform/server/config.ts';
import { openDatabase, type Database } from '#platform/server/db/database.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { asOwner, type Transaction } from '#platform/server/db/tenant.ts';
import { kestrelSettings } from '../../factories/demo-brands.ts';
import { buildProvider } from '../../factories/provider.ts';
import { buildSession } from '../../factories/session.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildUser } from '../../factories/user.ts';
import { benchFolder } from '../schema-folder.ts';

/** A signed-in staff user, of a separate provider each or all of one provider. */
export interface Caller {
  readonly providerId: number;
  readonly token: string;
  /** Its provider's. */
  readonly host: string;
}

export interface World {
  /** One per connection, each of another provider. */
  readonly apart: readonly Caller[];
  /** One per connection, all of one provider. */
  readonly together: readonly Caller[];
  /** Adds data as the database owner. */
  write: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Updates the planner statistics of these tables. */
  analyze: (tables: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The environment of every measured process; the embedded server writes to disk durably, as in production. */
export const measuredEnvironment: Readonly<Record<string, string>> = {
  DATA_DIR: join(benchFolder, 'data'),
  HOST: '127.0.0.1',
  PORT: '0',
};

export async function buildWorld(connections: number): Promise<World> {
  const config: Config = loadConfig(measuredEnvironment);
  await rm(config.dataDir, { recursive: true, force: true });
  const database: Database = await openDatabase(config);
  await prepare(database);
  const apart: Caller[] = [];
  const together: Caller[] = [];
  await asOwner(database.owner, async (tx) => {
    for (let index = 0; index < connections; index += 1)
      apart.push(await staffOf(tx, await provider(tx, `apart-${index}.test`)));
    const one = await provider(tx, 'together.test');
    for (let index = 0; index < connections; index += 1) together.push(await staffOf(tx, one));
  });
  await database.owner.pool.query(`
    create table bench_rows (id bigint primary key, value text not null);
    insert into bench_rows select id, 'row ' || id from generate_series(1, 1000) id;
    grant select on bench_rows to parcel_app;
  `);
  return {
    apart,
    together,
    write: (work) => asOwner(database.owner, work),
    analyze: async (tables) => void (await database.owner.pool.query(`vacuum analyze ${tables.join(', ')}`)),
    close: () => database.close(),
  };
}

type Site = Pick<Caller, 'providerId' | 'host'>;

async function provider(tx: Transaction, host: string): Promise<Site> {
  const { id } = await buildProvider(tx, { origins: [host] });
  await buildSettings(tx, { provider_id: id, settings: kestrelSettings });
  return { providerId: id, host };
}

async function staffOf(tx: Transaction, site: Site): Promise<Caller> {
  const user = await buildUser(tx, { provider_id: site.providerId });
  const { token } = await buildSession(tx, { user_id: user.id, provider_id: site.providerId });
  return { ...site, token };
}
