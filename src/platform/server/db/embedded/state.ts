/** The stored state of an embedded server: its folder, its port, and its generated passwords. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface State {
  /** Folder of the cluster: the data folder itself, or one that the server's OS user can reach. */
  home: string;
  port: number;
  /** Set once the database and its owner exist. */
  ready: boolean;
  readonly passwords: {
    readonly postgres: string;
    readonly parcel_owner: string;
    readonly parcel_app: string;
    readonly parcel_worker: string;
  };
}

const pathOf = (dataDir: string): string => join(dataDir, 'database.json');

export async function readState(dataDir: string): Promise<State | null> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as State;
  } catch (error) {
    throw new Error(`${pathOf(dataDir)} is damaged; without its passwords the database there cannot be opened.`, {
      cause: error,
    });
  }
}

export async function writeState(dataDir: string, state: State): Promise<void> {
  const draft = `${pathOf(dataDir)}.new`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, pathOf(dataDir));
}

export function newState(home: string): State {
  const password = (): string => randomBytes(24).toString('base64url');
  return {
    home,
    port: 0,
    ready: false,
    passwords: { postgres: password(), parcel_owner: password(), parcel_app: password(), parcel_worker: password() },
  };
}
