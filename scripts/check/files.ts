/** The files of the repository: every check uses the same list, so that none overlooks a folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data', '.git', '.cache', 'coverage']);

export const codeFolders = ['src', 'scripts', 'tests'];
export const moduleFile = /\.(ts|tsx|mts|mjs|js)$/;
export const codeFile = /\.(ts|tsx|mts|mjs|js|css|sql)$/;

/** Paths under the given folders (from the root, with forward slashes, sorted) whose name matches. */
export function filesUnder(root: string, folders: readonly string[], matching: RegExp): string[] {
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => matching.test(path))
    .toSorted();
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function walk(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .flatMap((name) => walk(join(path, name)));
}
