/** A copy of the project that a test may edit while it runs: sources are copied, packages linked. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { dataFolder, freePort, start, type Started, type StartOptions } from '../e2e/started.ts';
import { openVisits, type Visits } from '../e2e/visits.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'generated', 'src'];
const needed = ['scripts', 'tests/factories', 'tests/simulators', 'tests/requirements.json'];

export interface ProjectCopy {
  readonly root: string;
  /** Replaces a text in one file, which must contain it. */
  edit: (path: string, from: string, to: string) => void;
  remove: () => void;
}

export function copyProject(): ProjectCopy {
  mkdirSync(join(here, '.cache'), { recursive: true });
  // On the same disk as the packages, so that they can be linked.
  const root = mkdtempSync(join(here, '.cache/project-'));
  for (const path of [...sources, ...needed]) cpSync(join(here, path), join(root, path), { recursive: true });
  execFileSync('cp', ['-RPl', join(here, 'node_modules'), root]);
  rmSync(join(root, 'node_modules/.vite'), { recursive: true, force: true });
  return {
    root,
    edit: (path, from, to) => {
      const text = readFileSync(join(root, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
      writeFileSync(join(root, path), text.replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}

/** Starts the copy, edits included, until its output matches `ready`; after the tests of the file both are removed. */
export async function startCopy(
  { root, remove }: ProjectCopy,
  { ready = /Ready in/, ...options }: Pick<StartOptions, 'script' | 'env'> & { readonly ready?: RegExp } = {},
): Promise<{ readonly server: Started; readonly visits: Visits }> {
  const data = dataFolder();
  const server = start({ ...options, root, dataDir: data.path, port: await freePort() });
  afterAll(async () => {
    await server.interrupt();
    data.remove();
    remove();
  });
  await server.until(ready);
  return { server, visits: openVisits({ port: server.port }) };
}
