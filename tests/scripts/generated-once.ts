/** A copy of the schemas over which the generator has run with a memory, and edits of every kind of source. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { codeStamp } from '../../scripts/generate/freshness.mjs';
import { generate } from '../../scripts/generate/pipeline.ts';
import { schemaCopy, type SchemaCopy } from './schema-copy.ts';

export const hours = 'schemas/settings/general/office-hours.json';

/** A file, what to replace in it, and by what. */
export const edits: readonly (readonly [path: string, from: string, to: string])[] = [
  [hours, '"title": "Opening time"', '"title": "Doors open at"'],
  [hours, '"maxLength": ', '"maxLength": 1'],
  ['schemas/enums/shared/shipment-status.json', '"title": "Quote"', '"title": "Price asked for"'],
  ['schemas/calls/session.json', '"maxLength": ', '"maxLength": 1'],
  ['schemas/integrations/filters.json', '"description": "', '"description": "Now: '],
];

const project = fileURLToPath(new URL('../..', import.meta.url));
const code = codeStamp();

let remembered: Promise<[string, string][]> | undefined;

/** The generator runs for the first of them, with what it remembers of the project itself; the others begin with what it remembered. */
export async function generatedOnce(): Promise<{ copy: SchemaCopy; memory: Memory }> {
  const copy = await schemaCopy();
  return { copy, memory: await memoryOfToday() };
}

/** What the generator remembers of the schemas as they are, so that a test of one edit waits for that edit alone. */
export async function memoryOfToday(): Promise<Memory> {
  return new Memory(code, await (remembered ??= remember()));
}

async function remember(): Promise<[string, string][]> {
  const { root } = await schemaCopy();
  // Made by the same code, or else not used.
  const memory = Memory.of(project, code);
  await generate(root, memory);
  memory.keep(root);
  return Object.entries(JSON.parse(await readFile(join(root, 'dist/generate.memory.json'), 'utf8')) as object);
}
