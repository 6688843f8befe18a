/** Checks names: kebab-case files, no barrels, no `utils` folders, nothing new at the top level. */
import { readdirSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { codeFile, codeFolders, filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';

const topLevel = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'README.md',
  'schemas',
  'generated',
  'src',
  'scripts',
  'tests',
  'node_modules',
  'dist',
  'coverage',
]);
const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'lib', 'stuff']);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

export function checkNames(root: string): Finding[] {
  const above = readdirSync(root)
    .filter((name) => !name.startsWith('.') && !topLevel.has(name))
    .map((name) => ({
      file: name,
      line: 0,
      message: 'is an unknown file at the top level; add it to the list in scripts/check/names.ts if it belongs there',
    }));
  const inside = filesUnder(root, codeFolders, codeFile).flatMap((file) => {
    const message = nameFault(file) ?? (moduleFile.test(file) ? barrelFault(file, readText(root, file)) : undefined);
    return message ? [{ file, line: 0, message }] : [];
  });
  return [...above, ...inside];
}

/** What is wrong with a path; undefined when it is fine. */
export function nameFault(path: string): string | undefined {
  // The architecture names the folder of a module's shared components.
  for (const part of path.replace(/^(src\/modules\/[^/]+\/web)\/shared\//, '$1/').split('/')) {
    if (drawers.has(part.replace(/\..*$/, ''))) return `is called “${part}”: name it for what it is about`;
    if (!kebab.test(part) && !/^\d{4}[-_]/.test(part)) return `“${part}” is not kebab-case`;
  }
  if (/\/index\.tsx?$/.test(path) && !/^src\/(modules|platform)\/.+\/index\.tsx$/.test(path))
    return 'is an index file: only a screen has one, other files are imported by their own name';
  return undefined;
}

/** A module that only re-exports from other modules. */
export function barrelFault(path: string, text: string): string | undefined {
  const { program } = parseSync(path, text);
  const passesOn = program.body.filter(
    (node) => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
  );
  if (passesOn.length === 0 || passesOn.length < program.body.length) return undefined;
  return 'only passes on the exports of others (a barrel): import from where things are';
}
