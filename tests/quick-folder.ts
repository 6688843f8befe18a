/** The folder of a temporary database: in memory if the system has room there, because copying a database writes hundreds of files. */
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** Room for several databases and their write-ahead log. */
const neededBytes = 2 << 30;

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** A new empty folder; the caller removes it. */
export async function quickFolder(name: string): Promise<string> {
  const parent = (await hasRoom(inMemory)) ? inMemory : tmpdir();
  return mkdtemp(join(parent, name));
}
