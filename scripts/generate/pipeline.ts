/** Generates everything from schema files in memory, without writing. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources, type CompiledSources } from '#engine/authoring/compile-sources.ts';
import { provingTests, readRequirements, requirementsMarkdown } from '../requirements.ts';
import { Memory } from './build-cache.ts';
import { databaseModule } from './database.ts';
import { checkKinds, kinds } from './kinds.ts';
import { migrationsModule, readMigrations } from './migrations.ts';
import type { Outputs } from './outputs.ts';
import { readSources } from './read-sources.ts';
import { typesModule } from './types.ts';

/** The catalogue of the schemas under `root`, checked against vocabulary and invariants. Throws SchemaProblems. */
export async function compileFolder(root: string, memory = new Memory('')): Promise<CompiledSources> {
  const [files, version] = await Promise.all([readSources(root), packageVersion(root)]);
  const sources = compileSources(files, { version, digest }, memory.examine);
  checkKinds(sources);
  return sources;
}

/** The contents of `generated/` for the schemas under `root`. Throws SchemaProblems without generating anything. */
export async function generate(root: string, memory = new Memory('')): Promise<Outputs> {
  const sources = await compileFolder(root, memory);
  const typed = kinds.flatMap(({ types }) => (types ? [types(sources)] : []));
  const checklist = readRequirements(root);
  const tests = provingTests(root);
  const migrations = readMigrations(root);
  const [types, requirements, database, ...outputs] = await Promise.all([
    typesModule(typed, memory),
    memory.text('requirements', [checklist, tests], () => requirementsMarkdown(checklist, tests)),
    databaseModule(migrations, memory),
    ...kinds.map((kind) => kind.outputs?.(sources, memory) ?? new Map<string, string>()),
  ]);
  return new Map([
    ['generated/types.ts', types],
    ['generated/build/migrations.ts', migrationsModule(migrations)],
    ['generated/build/database.ts', database],
    ['generated/requirements.md', requirements],
    ...outputs.flatMap((one) => [...one]),
  ]);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function packageVersion(root: string): Promise<string> {
  return (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
