/** Generates everything from schema files in memory, without writing. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources, type CompiledSources } from '#engine/authoring/compile-sources.ts';
import { provingTests, readRequirements, requirementsMarkdown } from '../requirements.ts';
import { Memory } from './build-cache.ts';
import { databaseModule } from './database/database.ts';
import type { Kind } from './kind.ts';
import { checkKinds, inputsOf, kinds } from './kinds.ts';
import { migrationsModule, readMigrations } from './database/migrations.ts';
import { banner, type Outputs } from './outputs.ts';
import { readSources } from './read-sources.ts';
import { typesOf } from './types.ts';
import { keptValidators } from './vocabulary-validators.ts';

/** The catalogue of the schemas under `root`, checked against vocabulary and invariants. Throws SchemaProblems. */
export async function compileFolder(root: string, memory = new Memory('')): Promise<CompiledSources> {
  const version = await packageVersion(root);
  const cache = { examine: memory.examine, validator: keptValidators(memory.part('vocabulary')) };
  const sources = compileSources(readSources(root), { version, digest }, cache);
  checkKinds(sources, memory);
  return sources;
}

/** The contents of `generated/` for the schemas under `root`. Throws SchemaProblems without generating anything. */
export async function generate(root: string, memory = new Memory('')): Promise<Outputs> {
  const sources = await compileFolder(root, memory);
  const checklist = readRequirements(root);
  const tests = provingTests(root);
  const migrations = readMigrations(root);
  const [requirements, database, types, ...outputs] = await Promise.all([
    memory.text('requirements', [checklist, tests], () => requirementsMarkdown(checklist, tests)),
    databaseModule(migrations, memory),
    Promise.all(kinds.map((kind) => kindTypes(kind, sources, memory))),
    ...kinds.map((kind) => kindOutputs(kind, sources, memory)),
  ]);
  return new Map([
    ['generated/types.ts', `${banner}\n${types.filter((text) => text !== '').join('\n\n')}\n`],
    ['generated/build/migrations.ts', migrationsModule(migrations)],
    ['generated/build/database.ts', database],
    ['generated/requirements.md', requirements],
    ...outputs.flatMap((one) => [...one]),
  ]);
}

async function kindTypes(kind: Kind, sources: CompiledSources, memory: Memory): Promise<string> {
  const { folder, types } = kind;
  if (!types) return '';
  const inputs = inputsOf(kind, sources);
  return memory.text(`${folder} types`, inputs.stamp, () => typesOf(types(inputs), memory.part(`${folder}-types`)));
}

async function kindOutputs(kind: Kind, sources: CompiledSources, memory: Memory): Promise<Outputs> {
  const { folder, reads = [], outputs } = kind;
  if (!outputs) return new Map();
  const inputs = inputsOf(kind, sources);
  // What it keeps of its parts must outlast runs in which nothing of the kind changed.
  const name = [folder, ...reads].join('-');
  return memory.outputs(`${name} outputs`, inputs.stamp, () => outputs(inputs, memory.part(name)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function packageVersion(root: string): Promise<string> {
  return (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
