/** A copy of the schemas over which the generator has run with a memory, and edits of every kind of source. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
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

const memoryFile = 'dist/generate.memory.json';
let remembered: Promise<string> | undefined;

const project = fileURLToPath(new URL('../..', import.meta.url));
const code = codeStamp();

/** The generator runs for the first of them, with what it remembers of the project itself; the others begin with what it remembered. */
export async function generatedOnce(): Promise<{ copy: SchemaCopy; memory: Memory }> {
  const copy = await schemaCopy();
  const text = await (remembered ??= remember(copy));
  await mkdir(join(copy.root, 'dist'), { recursive: true });
  await writeFile(join(copy.root, memoryFile), text);
  return { copy, memory: Memory.of(copy.root, code) };
}

async function remember({ root }: SchemaCopy): Promise<string> {
  await mkdir(join(root, 'dist'), { recursive: true });
  // Made by the same code, or else not used.
  await cp(join(project, memoryFile), join(root, memoryFile)).catch(() => undefined);
  const memory = Memory.of(root, code);
  await generate(root, memory);
  memory.keep(root);
  return readFile(join(root, memoryFile), 'utf8');
}
