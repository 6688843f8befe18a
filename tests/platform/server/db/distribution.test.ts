/** The tables can be distributed by provider: its id is first in every key, for all tables of all migrations. */
import { expect, it } from 'vitest';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

async function names(text: string): Promise<string[]> {
  return (await database.owner.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

const tenantTables = await names(`
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'provider_id'
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);

it('every table except the tenants themselves has a provider', async () => {
  const all = await names(`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'providers' order by 1`);
  expect(all.length).toBeGreaterThan(15);
  expect(tenantTables).toEqual(all);
});

it('each has the provider first in its primary key, and forces row-level security', async () => {
  const good = await names(`
    select c.relname as name from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where a.attname = 'provider_id' and c.relrowsecurity and c.relforcerowsecurity
       and c.relnamespace = 'public'::regnamespace order by 1`);
  expect(good).toEqual(tenantTables);
});

it('every index begins with the provider, except those that look it up', async () => {
  const others = await names(`
    select i.indexrelid::regclass::text || ': ' || coalesce(obj_description(i.indexrelid), '') as name
      from pg_index i join pg_class c on c.oid = i.indrelid
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relname <> 'providers' and a.attname is distinct from 'provider_id'
     order by 1`);
  expect(others.filter((name) => !/: Finds the tenant: ./.test(name))).toEqual([]);
});

it('every foreign key between them includes the provider on both sides', async () => {
  const others = await names(`
    select k.conrelid::regclass::text || ' ' || pg_get_constraintdef(k.oid) as name from pg_constraint k
      join pg_attribute mine on mine.attrelid = k.conrelid and mine.attnum = k.conkey[1]
      join pg_attribute theirs on theirs.attrelid = k.confrelid and theirs.attnum = k.confkey[1]
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> 'providers'::regclass
       and not (mine.attname like '%provider_id' and theirs.attname = 'provider_id')`);
  expect(others).toEqual([]);
});
