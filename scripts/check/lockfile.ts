/** `npm ci` refuses a lockfile that leaves out another platform's binaries, and npm leaves them out where it cannot fetch them. */
import { readText } from './files.ts';
import type { Finding } from './finding.ts';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export function checkLockfile(root: string): Finding[] {
  const { packages } = JSON.parse(readText(root, 'package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(at).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map((name) => ({ file: 'package-lock.json', line: 0, message: `${at} needs ${name}, which has no entry` })),
  );
}

/** Where Node would look for a package's dependency: in its own folder, then in each one above. */
function foldersAbove(at: string): string[] {
  const parts = at.split('node_modules/');
  return parts.map((_, index) => {
    const folder = parts.slice(0, parts.length - index).join('node_modules/');
    return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  });
}
