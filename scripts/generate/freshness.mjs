/**
 * Whether `generated/` is up to date, without running the generator: all of its inputs and outputs are as after the
 * last run. Inputs are whole folders, so that no new file is overlooked.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from '../start/stamps.mjs';

/** The project that contains the generator's code. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The generator's own code, and the versions of the packages it uses. */
const code = [
  'scripts',
  'src/engine',
  'src/platform/domain',
  'src/modules/integrations/domain',
  'src/app/modules.ts',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
/** The folders that it reads; titles of tests are listed in the requirements. */
const sources = ['schemas', 'tests', 'package.json'];

export const codeFolders = code.filter((path) => !path.endsWith('.json'));

/** The folders of migrations, the platform's first. */
export const migrationFolders = (modules) => [
  { part: 'platform', folder: 'src/platform/server/db/migrations' },
  ...modules.map((part) => ({ part, folder: `src/modules/${part}/server/migrations` })),
];

/** Generated files that are not reviewed. Git ignores them, so every command that needs them generates them. */
export const isBuilt = (path) => path.startsWith('generated/build/');

const stampFile = (root) => join(root, 'dist', 'generate.json');

/** Stamp of the generator's code; a long-running process takes it when it starts. */
export function codeStamp() {
  return stampOf(project, code);
}

/** Take it before the generator reads anything, so that changes during the run are detected. */
export function inputsStamp(root, generator = codeStamp()) {
  const modules = existsSync(join(root, 'src/modules')) ? readdirSync(join(root, 'src/modules')).sort() : [];
  const migrations = migrationFolders(modules).map(({ folder }) => folder);
  return `${generator} ${stampOf(root, [...sources, ...migrations])}`;
}

/** `outputs`: generated texts by path. */
export function keepFresh(root, inputs, outputs) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify({ inputs, ...outputStamps([...outputs]) }));
}

/** `builtOnly` checks `generated/build/` alone; `inputs` is the stamp if it was taken already. */
export function isFresh(folder, { inputs, builtOnly = false } = {}) {
  const root = resolve(folder);
  try {
    const known = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    // The outputs are larger than the inputs, and need no look once these differ.
    if (known.inputs !== (inputs ?? inputsStamp(root))) return false;
    const texts = generatedFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]);
    const { built, committed } = outputStamps(texts);
    return known.built === built && (builtOnly || known.committed === committed);
  } catch {
    return false;
  }
}

/** Every file in `generated/` except the release, which another command writes. */
export function generatedFiles(root) {
  return readdirSync(join(root, 'generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path !== 'generated/released.json');
}

function outputStamps(outputs) {
  const stamp = (includes) => {
    const hash = createHash('sha256');
    for (const [path, text] of outputs.filter(([name]) => includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(path).update('\0').update(text).update('\0');
    return hash.digest('hex');
  };
  return { built: stamp(isBuilt), committed: stamp((path) => !isBuilt(path)) };
}
