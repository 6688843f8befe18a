/** The migrations of the platform and of every module as one generated module, so that the server needs no SQL files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '#app/modules.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { migrationFolders } from '../freshness.mjs';

export interface MigrationFile {
  /** From the root: `src/modules/settings/server/migrations/2026-11-22-settings.sql`. */
  readonly path: string;
  /** The name stored in the database: `settings/2026-11-22-settings`. */
  readonly name: string;
  readonly sql: string;
}

const dated = /^\d{4}-\d{2}-\d{2}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/** In execution order: by date, and on the same day the platform's first, then the modules' in the order of the list. */
export function readMigrations(root: string): readonly MigrationFile[] {
  const found = migrationFolders(modules).flatMap(({ part, folder }) => {
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
    return names.map((file) => ({ part, path: `${folder}/${file}`, file }));
  });
  const misnamed = found.filter(({ file }) => !dated.test(file));
  if (misnamed.length > 0)
    throw new SchemaProblems(
      misnamed.map(({ path }) => ({
        file: path,
        line: 1,
        message: 'A migration is named by date and subject, as in 2026-11-22-parcels.sql.',
      })),
    );
  const day = ({ file }: { file: string }): string => file.slice(0, 'yyyy-mm-dd'.length);
  return found
    .sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
    .map(({ part, path, file }) => ({
      path,
      name: `${part}/${file.slice(0, -'.sql'.length)}`,
      sql: readFileSync(join(root, path), 'utf8'),
    }));
}

/** `generated/build/migrations.ts`. */
export function migrationsModule(files: readonly MigrationFile[]): string {
  const migrations = files.map(({ name, sql }) => ({
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }));
  return `// Written by \`npm run generate\`; edit the migrations instead.
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** In execution order. */
export const migrations: readonly Migration[] = ${JSON.stringify(migrations, null, 1)};
`;
}
