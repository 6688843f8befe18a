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
  // Two people may be writing one each, so a number may be missing for a while; the same one twice leaves the order to chance.
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  numbers.forEach((number, index) => {
    if (!/^\d{3}-$/.test(number) || numbers.indexOf(number) !== index) {
      throw new Error(
        `Migration ${migrations[index]?.name} is out of order: it needs a number of its own, as in 012-name.`,
      );
    }
  });
  return migrations;
}
