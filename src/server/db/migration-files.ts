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
  migrations.forEach((migration, index) => {
    if (!migration.name.startsWith(`${String(index + 1).padStart(3, '0')}-`)) {
      throw new Error(`Migration ${migration.name} is out of order: number ${index + 1} is expected there.`);
    }
  });
  return migrations;
}
