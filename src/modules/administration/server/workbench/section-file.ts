/** Finds the file of a section's schema among existing files, never by a path from the client. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SectionFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Undefined if the section does not exist yet. */
  readonly text: string | undefined;
}

/** Undefined for an unknown tab. `section` has only letters, digits and underscores. Throws if there are no schemas at all. */
export async function findSectionFile(
  schemasDir: string,
  tab: string,
  section: string,
): Promise<SectionFile | undefined> {
  const folders = await readdir(join(schemasDir, 'settings'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const text = await readFile(join(schemasDir, 'settings', name, 'tab.json'), 'utf8').catch(() => '{}');
    if ((JSON.parse(text) as { id?: unknown }).id !== tab) continue;
    const file = `${section.replaceAll('_', '-')}.json`;
    const written = await readFile(join(schemasDir, 'settings', name, file), 'utf8').catch(() => undefined);
    return { path: `schemas/settings/${name}/${file}`, text: written };
  }
  return undefined;
}

/** The template of a new section: complete, with one setting to be replaced. */
export function beginning(section: string, order: number, release: string): string {
  const title = section.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const schema = {
    $schema: '../../vocabulary/section.json',
    id: section,
    title,
    description: `What the settings of ${title.toLowerCase()} are for.`,
    order,
    type: 'object',
    properties: {
      [`${section}_enabled`]: {
        type: 'boolean',
        title: `Use ${title.toLowerCase()}`,
        description: 'What this does when it is on.',
        default: false,
        examples: [true],
        'x-since': release,
        'x-status': 'draft',
      },
    },
  };
  return `${JSON.stringify(schema, null, 2).replace(/\[\n\s+true\n\s+\]/, '[true]')}\n`;
}
