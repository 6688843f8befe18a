/** Brings a database up to date: roles, job tables, then each pending migration, one process at a time. */
// Across providers: migrations change tables; the owner runs them.
import pg from 'pg';
import { Logger, runMigrations } from 'graphile-worker';
import { type Migration, migrations as known } from '#generated/migrations.ts';
import type { Database } from './database.ts';
import { ensureRoles } from './roles.ts';

/** The tables have row-level security without policies, which denies access to everyone but their owner. */
const access = `
grant usage on schema graphile_worker to parcel_worker;
grant select, insert, update, delete on all tables in schema graphile_worker to parcel_worker;
grant usage on all sequences in schema graphile_worker to parcel_worker;
grant execute on all functions in schema graphile_worker to parcel_worker;
do $$
declare
  v_table regclass;
begin
  for v_table in select c.oid::regclass from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace
      and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'worker_all') loop
    execute format('create policy worker_all on %s to parcel_worker using (true) with check (true)', v_table);
  end loop;
end $$;
`;

const quiet = new Logger(() => () => {});

/** Installs graphile-worker's own tables as the owner, and grants the worker's role, which owns nothing, access to them. */
async function installWorkerSchema(owner: pg.Pool, client: pg.ClientBase): Promise<void> {
  await runMigrations({ pgPool: owner, logger: quiet });
  await client.query(access);
}

/** Any number, the same in every process. */
const LOCK = 3_051_001;

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('app.migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  return (await client.query<Applied>('select name, checksum from app.migrations order by name')).rows;
}

/** Applied migrations must not change: a changed or unknown one means that program and database do not match. */
function findPending(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration)
      throw new Error(
        `The database has migration ${name}, which this version does not know: another version made it. Use that version or a newer one, or start with an empty database.`,
      );
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was edited after it ran. Restore the file and put the change into a new migration, or start with an empty database.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('app.all_providers', 'on', true)`);
    await client.query(migration.sql);
    await client.query('insert into app.migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the names of the migrations that ran. */
export async function migrate(database: Database, migrations = known): Promise<string[]> {
  // A separate connection: waiting for the lock must not take one from the pool that the lock's holder uses.
  const client = new pg.Client(database.owner.pool.options);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = findPending(migrations, await readApplied(client));
    if (pending.length === 0) return [];
    await ensureRoles(client, database.rolePasswords);
    await installWorkerSchema(database.owner.pool, client);
    await client.query(`create schema if not exists app; create table if not exists app.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
