/** A copy of the schemas with a generator run and its cache, and edits of every kind of source. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { codeStamp } from '../../scripts/generate/freshness.mjs';
import { generate } from '../../scripts/generate/pipeline.ts';
import { schemaCopy, type SchemaCopy } from './schema-copy.ts';

export const hours = 'schemas/settings/general/office-hours.json';

/** A file, a text in it, and its replacement. */
export const edits: readonly (readonly [path: string, from: string, to: string])[] = [
  [hours, '"title": "Opening time"', '"title": "Doors open at"'],
  [hours, '"maxLength": ', '"maxLength": 1'],
  ['schemas/enums/shared/shipment-status.json', '"title": "Quote"', '"title": "Price asked for"'],
  ['schemas/calls/session.json', '"maxLength": ', '"maxLength": 1'],
  ['schemas/integrations/filters.json', '"description": "', '"description": "Now: '],
];

const project = fileURLToPath(new URL('../..', import.meta.url));
const code = codeStamp();

let remembered: Promise<string> | undefined;

/** The generator runs for the first of them, with the project's own cache; the others start with the resulting cache. */
export async function generatedOnce(): Promise<{ copy: SchemaCopy; memory: Memory }> {
  const copy = await schemaCopy();
  return { copy, memory: await memoryOfToday() };
}

/** The generator's cache for the current schemas, so that a test of one edit only waits for that edit. */
export async function memoryOfToday(): Promise<Memory> {
  return new Memory(code, await (remembered ??= remember()));
}

async function remember(): Promise<string> {
  const { root } = await schemaCopy();
  const folder = mkdtempSync(join(inject('copies'), 'memory-'));
  // Created by the same code, or ignored otherwise.
  const own = join(project, 'dist/generate.memory');
  if (existsSync(own)) cpSync(own, folder, { recursive: true });
  const memory = new Memory(code, folder);
  await generate(root, memory);
  memory.save();
  return folder;
}
