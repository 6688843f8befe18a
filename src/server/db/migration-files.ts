/** Reads the migrations from the folder beside this file; the production build copies that folder beside the bundle. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name: name.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  migrations.forEach(({ name }, index) => {
    // Numbers may be left out: what is written at the same time by several people has its number beforehand.
    const number = /^(\d{3})-/.exec(name)?.[1];
    if (number === undefined || migrations[index - 1]?.name.startsWith(`${number}-`)) {
      throw new Error(`Migration ${name} needs a number of its own, as in 012-${name.replace(/^\d*-?/, '')}.`);
    }
  });
  return migrations;
}
