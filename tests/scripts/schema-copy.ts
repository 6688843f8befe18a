/** A throw-away copy of the project's schemas that a test may change, and what the generator makes of it. */
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A section file, as far as tests change it. */
export interface SchemaJson {
  properties: Record<string, Record<string, unknown>>;
}

export interface SchemaCopy {
  readonly root: string;
  read: (path: string) => Promise<string>;
  /** Rewrites one file; answers the new text. */
  edit: (path: string, change: (text: string) => string) => Promise<string>;
  /** Like `edit`, on the parsed JSON. */
  editJson: (path: string, change: (json: SchemaJson) => void) => Promise<string>;
}

/** The copy is removed when the test is over. */
export async function schemaCopy(): Promise<SchemaCopy> {
  const root = await mkdtemp(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const path of ['schemas', 'package.json', 'tests/requirements.json']) {
    // Hundreds of small files: asynchronously each takes several times as long.
    cpSync(join(project, path), join(root, path), { recursive: true });
  }
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const edit = async (path: string, change: (text: string) => string) => {
    const text = change(await read(path));
    await writeFile(join(root, path), text);
    return text;
  };
  return {
    root,
    read,
    edit,
    editJson: (path, change) =>
      edit(path, (text) => {
        const json = JSON.parse(text) as SchemaJson;
        change(json);
        return JSON.stringify(json, null, 2);
      }),
  };
}
