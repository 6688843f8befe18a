/** Writes a schema folder with any number of settings, so that benchmarks run the real generator on it. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedForms } from './generated-forms.ts';
import { generatedSections } from './generated-settings.ts';

export const project = fileURLToPath(new URL('../..', import.meta.url));

/** Temporary files of one benchmark run: ignored by git, separate for each run, and removed at its end. */
export const benchFolder = join(project, '.cache/bench', String(process.pid));

/**
 * A copy of the project's root whose settings are replaced by `count` generated ones in one tab; returns its path. `own` instead of a
 * number copies the project's settings unchanged.
 */
export async function schemaFolder(count: number | 'own'): Promise<string> {
  const root = join(benchFolder, `schemas-${count}`);
  await rm(root, { recursive: true, force: true });
  for (const path of ['schemas', 'package.json', 'tests/requirements.json'])
    await cp(join(project, path), join(root, path), { recursive: true });
  if (count === 'own') return root;
  await rm(join(root, 'schemas/settings'), { recursive: true });
  await freeIntegrations(join(root, 'schemas/integrations'));
  await freeEntities(join(root, 'schemas/entities'));
  await rm(join(root, 'schemas/forms'), { recursive: true });
  await mkdir(join(root, 'schemas/forms'));
  for (const [path, json] of Object.entries(generatedForms(count))) await write(join(root, 'schemas', path), json);
  const tab = join(root, 'schemas/settings/measured');
  await mkdir(tab, { recursive: true });
  await write(join(tab, 'tab.json'), {
    $schema: '../../vocabulary/tab.json',
    id: 'measured',
    title: 'Measured',
    description: 'Generated settings, as many as are being measured.',
    order: 1,
    icon: 'settings',
    'x-permission': { write: ['API_/providers/settings:POST'] },
  });
  const sections = generatedSections(count);
  for (const [index, { id, ...section }] of sections.entries()) {
    const { 'x-rules': rules, properties } = section;
    await write(join(tab, `${id.replaceAll('_', '-')}.json`), {
      $schema: '../../vocabulary/section.json',
      id,
      title: `Part ${index + 1}`,
      description: `Generated settings of part ${index + 1}, a mixture of kinds.`,
      order: index + 1,
      type: 'object',
      properties,
      ...(rules.length > 0 ? { 'x-rules': rules } : {}),
    });
  }
  await liftSectionLimit(root);
  return root;
}

/** Removes references from integrations to settings that no longer exist. */
async function freeIntegrations(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { 'x-visible-when': _, ...schema } = JSON.parse(await readFile(join(folder, name), 'utf8')) as object & {
      'x-visible-when'?: unknown;
    };
    await write(join(folder, name), schema);
  }
}

/** Removes layout hints of entity fields for forms that no longer exist. */
async function freeEntities(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.includes('"x-form"')) continue;
    const schema = JSON.parse(text, (key, value: unknown) => (key === 'x-form' ? undefined : value)) as object;
    await write(join(folder, name), schema);
  }
}

/** All settings are in one tab and all fields in one form, so that the page is as long as possible; the copy's vocabulary allows it. */
async function liftSectionLimit(root: string): Promise<void> {
  const path = join(root, 'schemas/vocabulary/section.json');
  const vocabulary = JSON.parse(await readFile(path, 'utf8')) as { properties: { order: { maximum: number } } };
  vocabulary.properties.order.maximum = 10_000;
  await write(path, vocabulary);
  const forms = join(root, 'schemas/vocabulary/form.json');
  const text = await readFile(forms, 'utf8');
  await writeFile(forms, text.replaceAll(/"maxItems": \d+/g, '"maxItems": 10000'));
}

async function write(path: string, json: object): Promise<void> {
  await writeFile(path, JSON.stringify(json, null, 2));
}
