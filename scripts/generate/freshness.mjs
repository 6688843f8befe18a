/**
 * Whether `generated/` is known to be what the generator would write, without asking it: everything that goes into it and everything that
 * came out is as it was after its last run. What it could read is named by whole folders, so that nothing new in them is overlooked.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from '../start/stamps.mjs';

/** The folder that the generator's own code belongs to. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The generator's own code, and the versions of what it is made with. */
const code = [
  'scripts',
  'src/engine',
  'src/domain',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
/** What it reads of the folder that it works on; titles of tests go into the list of requirements. */
const sources = ['schemas', 'tests', 'package.json'];

export const codeFolders = code.filter((path) => !path.endsWith('.json'));

const stampFile = (root) => join(root, 'dist', 'generate.stamp');

/** Which generator this is; of one that runs for hours, to be taken when it starts. */
export function codeStamp() {
  return stampOf(project, code);
}

/** To be taken before the generator reads anything: what changes while it runs is then a change. */
export function inputsStamp(root, generator = codeStamp()) {
  return `${generator} ${stampOf(root, sources)}`;
}

/** `outputs`: text by path, as the generator made them. */
export function keepFresh(root, inputs, outputs) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root), `${inputs} ${outputsStamp([...outputs])}\n`);
}

export function isFresh(root, generator = codeStamp()) {
  try {
    const known = readFileSync(stampFile(root), 'utf8').trim();
    return known === `${inputsStamp(root, generator)} ${outputsStamp(outputsOf(root))}`;
  } catch {
    return false;
  }
}

function outputsStamp(outputs) {
  const hash = createHash('sha256');
  for (const [path, text] of outputs.sort(([left], [right]) => (left < right ? -1 : 1)))
    hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex');
}

/** All of `generated/` but the release, which another command writes. */
function outputsOf(root) {
  const paths = readdirSync(join(root, 'generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
  return paths
    .filter((path) => path !== 'generated/released.json')
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}
