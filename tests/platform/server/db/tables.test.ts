/** The query builder's idea of the tables is the database's: same tables, same columns. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

/** Reads the interfaces of tables.ts, whose layout is the formatter's. */
async function declared(): Promise<Record<string, string[]>> {
  const text = await readFile(fileURLToPath(import.meta.resolve('#platform/server/db/tables.ts')), 'utf8');
  const bodies = new Map([...text.matchAll(/interface (\w+) \{\n([^}]*)\}/g)].map(([, name, body]) => [name!, body!]));
  const fields = (body: string): string[] => [...body.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!).sort();
  const entries = [...bodies.get('Tables')!.matchAll(/^ {2}(\w+): (\w+);/gm)];
  return Object.fromEntries(entries.map(([, table, type]) => [table!, fields(bodies.get(type!)!)]));
}

it('agrees with tables.ts', async () => {
  const { rows } = await database.owner.pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by column_name::text) as columns
      from information_schema.columns where table_schema = 'public' group by 1`);
  const sorted = rows.map(({ name, columns }) => [name, columns.sort()] as const);
  expect(await declared()).toEqual(Object.fromEntries(sorted));
});

it('answers whole numbers as numbers, and refuses those that would lose digits', async () => {
  const { rows } = await database.app.pool.query(
    'select 9007199254740991 as big, array[1::bigint] as list, null::bigint as none',
  );
  expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, list: [1], none: null }]);
  await expect(database.app.pool.query('select 9007199254740993')).rejects.toThrow(/too large to be exact/);
});
