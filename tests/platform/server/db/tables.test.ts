/** Table types derived from the migrations match the migrated database. */
import { expect, it } from 'vitest';
import { migrations } from '#generated/migrations.ts';
import { readTables } from '../../../../scripts/generate/database/read-tables.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

interface Fact {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  readonly members: string;
}

/** PostgreSQL shows checks of one column as `CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text])))`. */
const catalog = `
  select c.relname as table, a.attname as column, coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
         not a.attnotnull as "isNullable",
         a.attidentity = 'd' or (a.atthasdef and a.attgenerated = '') as "hasDefault",
         a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated",
         coalesce((select string_agg(member[1], ' ' order by member[1] collate "C")
                     from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') as member
                    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                      and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[%'), '') as members
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
   where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;

it('match the database, column by column', async () => {
  const { rows } = await database.owner.pool.query<Fact>(catalog);
  const tables = await readTables(migrations.map(({ name, sql }) => ({ path: name, name, sql })));
  const read = [...tables].flatMap(([table, columns]) =>
    [...columns].map(([column, { members = [], ...facts }]) => ({
      table,
      column,
      ...facts,
      members: [...members].sort().join(' '),
    })),
  );
  const byName = (one: Fact, other: Fact): number =>
    one.table.localeCompare(other.table) || one.column.localeCompare(other.column);
  expect(read.sort(byName)).toEqual(rows.sort(byName));
  const listed = rows.filter(({ members }) => members).map(({ column }) => column);
  expect(listed).toEqual(expect.arrayContaining(['status', 'scope', 'account_type']));
});

it('returns integers as numbers, and rejects those that would lose digits', async () => {
  const { rows } = await database.app.pool.query(
    'select 9007199254740991 as big, array[1::bigint] as list, null::bigint as none',
  );
  expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, list: [1], none: null }]);
  await expect(database.app.pool.query('select 9007199254740993')).rejects.toThrow(/too large to be exact/);
});
