/** Where a section's schema lies on this server: found by the folders that are there, never by what somebody sends. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SectionFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Undefined where there is no such section yet. */
  readonly text: string | undefined;
}

/** Undefined where there is no such tab. `section` has only letters, digits and underscores. Throws where there are no schemas at all. */
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

/** How a new section begins: complete, and with one setting to write over. */
export function beginning(section: string, order: number, release: string): string {
  const title = section.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const schema = {
    $schema: '../../vocabulary/section.json',
    id: section,
    title,
    description: `What people decide under ${title.toLowerCase()}.`,
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
