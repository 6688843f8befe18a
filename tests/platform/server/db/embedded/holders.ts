/** Holders of an embedded server in a portable clone, for one test file; each test uses its own data folder. */
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import type { OsUser } from '#platform/server/db/embedded/os-user.ts';
import { type Holder, startHolder } from './holder-process.ts';
import { makePortable, type Portable } from './portable.ts';

export const isRoot = process.getuid?.() === 0;

export interface Holders {
  readonly portable: Portable;
  /** The data folder of this test's holders. */
  useFolder: (folder: string) => void;
  freshFolder: () => Promise<string>;
  hold: (more?: { script?: string; user?: OsUser; node?: string }) => Promise<Holder>;
  home: () => Promise<string>;
  pidFile: () => Promise<string>;
  serverPid: () => Promise<number>;
}

/** Call at the top of a test file; cleans up automatically. */
export async function openHolders(): Promise<Holders> {
  const portable = await makePortable();
  let dataDir = '';
  const holders: Holder[] = [];
  afterEach(async () => {
    for (const holder of holders.splice(0))
      if (holder.child.exitCode === null && !holder.child.killed) await holder.close();
  });
  afterAll(() => portable.remove());
  const home = async (): Promise<string> =>
    (JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')) as { home: string }).home;
  const pidFile = async (): Promise<string> => join(await home(), 'postgres', 'postmaster.pid');
  return {
    portable,
    home,
    pidFile,
    useFolder: (folder) => (dataDir = folder),
    freshFolder: async () => {
      dataDir = await mkdtemp(join(portable.folder, 'data-'));
      await chmod(dataDir, 0o755);
      return dataDir;
    },
    hold: async (more = {}) => {
      const holder = await startHolder({ script: portable.script, dataDir, ...more });
      holders.push(holder);
      return holder;
    },
    serverPid: async () => Number((await readFile(await pidFile(), 'utf8')).split('\n')[0]),
  };
}

export async function query(holder: Holder, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(holder.owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
