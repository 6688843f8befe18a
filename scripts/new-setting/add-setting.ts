/** Adds a setting to its section file, and takes it out again when the whole catalogue would not generate with it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOutputs } from '../generate/outputs.ts';
import { generate } from '../generate/pipeline.ts';
import { didYouMean } from '#engine/authoring/problems.ts';
import type { Answers } from './answers.ts';
import { schemaOfKind } from './kinds.ts';
import { fileOfKey, sectionFiles, withSetting } from './section-file.ts';

/** Answers the file it edited. Throws, with nothing changed, when an answer will not do. */
export async function addSetting(root: string, { section, key, kind, title, description }: Answers): Promise<string> {
  const sections = sectionFiles(root);
  const file = sections.get(section);
  if (!file) throw new Error(`No section is called "${section}".${didYouMean(section, sections.keys())}`);
  if (!/^[a-z][a-z0-9_]*$/.test(key)) throw new Error(`A key is in snake_case, and "${key}" is not.`);
  const taken = fileOfKey(root, key);
  if (taken) throw new Error(`"${key}" is declared already, in ${taken}.`);

  const { type, ...rest } = schemaOfKind(kind);
  const { default: fallback, examples, ...limits } = rest;
  const setting = {
    type,
    ...limits,
    title,
    description,
    ...(fallback === undefined ? {} : { default: fallback }),
    examples,
    'x-since': releaseOf(root),
    'x-status': 'draft',
  };
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, await withSetting(path, before, key, setting));
  try {
    await writeOutputs(root, await generate(root));
  } catch (error) {
    writeFileSync(path, before);
    throw error;
  }
  return file;
}

function releaseOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version.split('.').slice(0, 2).join('.');
}
