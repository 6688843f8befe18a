/** Installs graphile-worker's own tables as the owner, and grants the worker's role, which owns nothing, access to them. */
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

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

export async function installWorkerSchema(owner: pg.Pool, client: pg.ClientBase): Promise<void> {
  await runMigrations({ pgPool: owner, logger: quiet });
  await client.query(access);
}
