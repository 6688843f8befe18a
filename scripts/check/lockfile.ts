/**
 * Finds missing optional binaries in the lockfile: `npm ci` refuses it without another platform's binaries, which npm
 * omits where it cannot fetch them.
 */
import { readText } from './files.ts';
import type { Finding } from './finding.ts';

interface Locked {
  /** Of the package that an override puts in its place. */
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export function checkLockfile(root: string): Finding[] {
  const { packages } = JSON.parse(readText(root, 'package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, range]) => {
      const fault = faultOf(nearest(packages, at, name), range);
      return fault ? [{ file: 'package-lock.json', line: 0, message: `${at} needs ${name}, which ${fault}` }] : [];
    }),
  );
}

/** Only exact versions can be compared without resolving ranges; binaries always have one. */
function faultOf(found: Locked | undefined, range: string): string | undefined {
  if (!found) return 'has no entry';
  const isExact = /^\d+\.\d+\.\d+$/.test(range) && found.name === undefined;
  return isExact && found.version !== range ? `is locked at ${found.version} instead of ${range}` : undefined;
}

function nearest(packages: Readonly<Record<string, Locked>>, at: string, name: string): Locked | undefined {
  return foldersAbove(at)
    .map((folder) => packages[`${folder}node_modules/${name}`])
    .find((entry) => entry !== undefined);
}

/** The folders where Node looks for a package's dependency: its own, then each one above. */
function foldersAbove(at: string): string[] {
  const parts = at.split('node_modules/');
  return parts.map((_, index) => {
    const folder = parts.slice(0, parts.length - index).join('node_modules/');
    return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  });
}
