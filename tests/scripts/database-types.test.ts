/** Deriving table types from the statements of migrations: adding, changing and removing columns is followed step by step. */
import { expect, it } from 'vitest';
import { databaseTypes } from '../../scripts/generate/database/database.ts';
import { readTables } from '../../scripts/generate/database/read-tables.ts';

async function typesOf(...texts: string[]): Promise<string> {
  const files = texts.map((sql, index) => ({ path: `migrations/${index + 1}.sql`, name: String(index + 1), sql }));
  return databaseTypes(await readTables(files));
}

const parcels = `create table parcels (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity,
  status text not null default 'new' check (status in ('new', 'gone')),
  weight numeric,
  tags text[] not null default '{}',
  contents jsonb,
  collected_at timestamptz not null,
  volume int generated always as (1) stored,
  primary key (provider_id, id)
);`;

it('declares types for reading, writing, and optional columns', async () => {
  const types = await typesOf(parcels);
  expect(types).toContain(`export type ParcelsStatus = 'new' | 'gone';`);
  expect(types).toContain(`export interface ParcelsTable {
  provider_id: number;
  id: GeneratedAlways<number>;
  status: Generated<ParcelsStatus>;
  weight: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  tags: Generated<string[]>;
  contents: ColumnType<unknown | null, string | null | undefined, string | null>;
  collected_at: ColumnType<Date, Date | string, Date | string>;
  volume: GeneratedAlways<number>;
}`);
  expect(types).toContain('export interface Tables {\n  parcels: ParcelsTable;\n}');
});

it('follows later changes, wherever they are made', async () => {
  const types = await typesOf(
    parcels,
    `alter table parcels add column note text not null default '', drop column weight, drop column volume,
       alter column contents set not null, alter column status drop default, alter column tags drop not null,
       drop constraint parcels_status_check, add check (status in ('new', 'lost')), alter column contents set storage external;
     alter table parcels rename column collected_at to fetched_at;
     create table old (id bigint primary key); drop table old; alter table parcels rename to boxes;`,
    'alter table boxes alter column note type jsonb using to_jsonb(note), drop column fetched_at;',
  );
  expect(types).toContain(`export type BoxesStatus = 'new' | 'lost';`);
  expect(types).toContain(`export interface BoxesTable {
  provider_id: number;
  id: GeneratedAlways<number>;
  status: BoxesStatus;
  tags: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  contents: ColumnType<unknown, string, string>;
  note: ColumnType<unknown, string | undefined, string>;
}`);
  expect(types).not.toMatch(/OldTable|ParcelsTable/);
});

const mistakes = [
  ['a mistake', 'select 1;\nselec 2;', 'migrations/1.sql:2  syntax error at or near "selec"'],
  ['a table that is nowhere', '\n\nalter table nowhere drop column id;', 'migrations/1.sql:3  No migration before'],
  ['a column that is nowhere', 'create table t (id int);\nalter table t alter x set not null;', '1.sql:2  t has no x'],
  [
    'a change that it cannot follow',
    'create table t (id int);\nalter table t alter id add generated always as identity;',
    'AT_AddIdentity',
  ],
] as const;

it.each(mistakes)('reports file and line of %s', async (_, sql, message) => {
  await expect(typesOf(sql)).rejects.toThrow(message);
});

it('rejects a type without a mapping', async () => {
  await expect(typesOf('create table t (place point);')).rejects.toThrow('t.place is of type point');
});
