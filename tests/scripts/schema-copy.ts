/** A temporary copy of the project's schemas that a test may change, and the generator's output for it. */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import './global-setup.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of a section file that tests change. */
export interface SchemaJson {
  properties: Record<string, Record<string, unknown>>;
}

export interface SchemaCopy {
  readonly root: string;
  read: (path: string) => Promise<string>;
  /** Rewrites one file; returns the new text. */
  edit: (path: string, change: (text: string) => string) => Promise<string>;
  /** Like `edit`, on the parsed JSON. */
  editJson: (path: string, change: (json: SchemaJson) => void) => Promise<string>;
}

const copied = ['schemas', 'package.json', 'tests/requirements.json'];

/** Unused copies in their original state; restoring one is faster than copying hundreds of small files. */
const unused: string[] = [];

/** The copy belongs to the test until it ends. */
export async function schemaCopy(): Promise<SchemaCopy> {
  const root = unused.pop() ?? newCopy();
  onTestFinished(() => {
    mend(root);
    unused.push(root);
  });
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

function newCopy(): string {
  const root = mkdtempSync(join(inject('copies'), 'schemas-'));
  // Synchronously, which is several times as fast here. The original times identify files written by a test.
  for (const path of copied)
    cpSync(join(project, path), join(root, path), { recursive: true, preserveTimestamps: true });
  return root;
}

/** Removes files that a test added, and restores those it changed or removed. */
function mend(root: string): void {
  const own = filesOf(project, copied);
  const there = filesOf(root, readdirSync(root));
  for (const path of there.keys()) if (!own.has(path)) rmSync(join(root, path));
  for (const [path, stamp] of own) {
    if (there.get(path) === stamp) continue;
    const [from, to] = [join(project, path), join(root, path)];
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

/** Size and time of every file below these paths. */
function filesOf(root: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const stats = statSync(join(root, path));
    // To the millisecond, because a copy's time is not preserved more precisely.
    if (stats.isFile()) found.set(path, `${stats.size} ${Math.floor(stats.mtimeMs)}`);
    else
      for (const [name, stamp] of filesOf(
        root,
        readdirSync(join(root, path)).map((one) => `${path}/${one}`),
      ))
        found.set(name, stamp);
  }
  return found;
}
