/** `generated/build/database.ts`: the tables as types of the query builder, derived from the migrations. */
import type { Memory } from '../build-cache.ts';
import type { MigrationFile } from './migrations.ts';
import { readTables, type Column, type Tables } from './read-tables.ts';

export function databaseModule(files: readonly MigrationFile[], memory: Memory): Promise<string> {
  const ingredients = files.map(({ path, sql }) => [path, sql]);
  return memory.text('database', ingredients, async () => databaseTypes(await readTables(files)));
}

/** The type that a column returns, and the type that may be written where it differs. */
const types: Readonly<Record<string, readonly [answer: string, write?: string]>> = {
  int2: ['number'],
  int4: ['number'],
  int8: ['number'],
  float8: ['number'],
  // As text, because a double cannot represent every value.
  numeric: ['string', 'string | number'],
  bool: ['boolean'],
  text: ['string'],
  citext: ['string'],
  varchar: ['string'],
  uuid: ['string'],
  xid8: ['string'],
  bytea: ['Buffer'],
  // A calendar day, `2026-03-09`, without time and zone.
  date: ['string'],
  timestamptz: ['Date', 'Date | string'],
  // Written as JSON text (`JSON.stringify(value)`), because the driver would convert a bare string or array
  // differently.
  jsonb: ['unknown', 'string'],
  json: ['unknown', 'string'],
};

/** Throws for a type that the table above lacks. */
export function databaseTypes(tables: Tables): string {
  const unions: string[] = [];
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = [...columns].map(([name, column]) => {
      const union = `${pascal(table)}${pascal(name)}`;
      if (column.members)
        unions.push(`export type ${union} = ${column.members.map((member) => `'${member}'`).join(' | ')};`);
      return `  ${name}: ${columnType(`${table}.${name}`, column, column.members ? union : undefined)};`;
    });
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}`;
  });
  const entries = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return `// Written by \`npm run generate\`; edit the migrations instead.
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

${unions.join('\n\n')}

${interfaces.join('\n\n')}

export interface Tables {
${entries.join('\n')}
}

/** A row as a query returns it. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** A row as a statement inserts it. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
`;
}

function columnType(name: string, column: Column, union: string | undefined): string {
  const known = types[column.type];
  if (!known)
    throw new Error(`${name} is of type ${column.type}, which scripts/generate/database/database.ts does not know.`);
  const array = column.isArray ? '[]' : '';
  const answer = `${union ?? known[0]}${array}`;
  const write = union || !known[1] ? answer : array ? `(${known[1]})[]` : known[1];
  if (column.isGenerated) return `GeneratedAlways<${answer}>`;
  if (column.isNullable) return `ColumnType<${answer} | null, ${write} | null | undefined, ${write} | null>`;
  if (answer === write) return column.hasDefault ? `Generated<${answer}>` : answer;
  return `ColumnType<${answer}, ${write}${column.hasDefault ? ' | undefined' : ''}, ${write}>`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
