/** Adds a setting to its section file, and removes it again if the catalogue would not compile with it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Memory } from '../generate/build-cache.ts';
import { writeOutputs } from '../generate/outputs.ts';
import { generate } from '../generate/pipeline.ts';
import { validAnswers, type Answers } from './answers.ts';
import { defaultOf, schemaOfKind } from './kinds.ts';
import { sectionFiles, withSetting } from './section-file.ts';

/** Returns the edited file. Throws, with nothing changed, when an answer is invalid. `memory`: the generator's cache. */
export async function addSetting(root: string, given: Answers, memory = new Memory('')): Promise<string> {
  const { section, key, kind, title, description, default: typed } = validAnswers(root, given) as Answers;
  const sections = sectionFiles(root);
  const file = sections.get(section);
  if (!file) throw new Error(`No section is called "${section}".`);
  const { type, ...rest } = schemaOfKind(kind);
  const { default: usual, examples, ...limits } = rest;
  const fallback = typed === undefined ? usual : defaultOf(kind, typed);
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
    await writeOutputs(root, await generate(root, memory));
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
