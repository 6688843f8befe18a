/** A section's current schema on the server, and the vocabulary for the editor. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { beginning, findSectionFile } from './section-file.ts';

const catalogue: Catalogue = generated;

export interface SectionText {
  readonly path: string;
  readonly is_new: boolean;
  readonly text: string;
  readonly vocabulary: { readonly path: string; readonly schema: unknown }[];
  readonly references: { readonly path: string; readonly title: string }[];
  readonly permissions: string[];
}

/** Undefined for an unknown tab. */
export async function readSection(schemasDir: string, tab: string, section: string): Promise<SectionText | undefined> {
  const file = await findSectionFile(schemasDir, tab, section);
  if (!file) return undefined;
  const release = catalogue.version.split('.').slice(0, 2).join('.');
  const order = (catalogue.tabs.find(({ id }) => id === tab)?.sections.length ?? 0) + 1;
  const [vocabulary, enums, entities] = await Promise.all(
    ['vocabulary', 'enums', 'entities'].map((folder) => readFolder(schemasDir, folder)),
  );
  return {
    path: file.path,
    is_new: file.text === undefined,
    text: file.text ?? beginning(section, order, release),
    vocabulary: vocabulary ?? [],
    references: [...(enums ?? []), ...(entities ?? [])].map(({ path, schema }) => ({ path, title: titleOf(schema) })),
    permissions: choicesOf(enums?.find(({ path }) => path.endsWith('/permission.json'))?.schema),
  };
}

/** Enums and entities may be in folders by module. */
async function readFolder(schemasDir: string, folder: string): Promise<{ path: string; schema: unknown }[]> {
  const found = await readdir(join(schemasDir, folder), { recursive: true });
  const names = found.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(schemasDir, folder, name), 'utf8')));
  return names.map((name, at) => ({
    path: `schemas/${folder}/${name.replaceAll('\\', '/')}`,
    schema: JSON.parse(texts[at] ?? '{}') as unknown,
  }));
}

function titleOf(schema: unknown): string {
  return (schema as { title?: string }).title ?? '';
}

function choicesOf(schema: unknown): string[] {
  return ((schema as { oneOf?: { const: string }[] } | undefined)?.oneOf ?? []).map((choice) => choice.const);
}
