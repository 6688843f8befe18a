/** Where a throw-away database is kept: in memory, where the system has a folder there. A copy of a database is hundreds of files. */
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** Several databases at a time and their log. */
const neededBytes = 2 << 30;

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** A new empty folder; whoever asked for it removes it. */
export async function quickFolder(name: string): Promise<string> {
  const parent = (await hasRoom(inMemory)) ? inMemory : tmpdir();
  return mkdtemp(join(parent, name));
}
