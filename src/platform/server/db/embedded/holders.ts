/** Counts the processes that use the server, so that only the last one to leave stops it. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { type Identity, ownIdentity, stillRuns } from './process-identity.ts';

export async function addHolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${randomUUID()}.json`);
  await writeFile(path, JSON.stringify(ownIdentity()));
  return path;
}

/** Killed processes leave their entries behind, which are removed here. */
export async function countHolders(folder: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const holder = await readFile(path, 'utf8')
      .then((text) => JSON.parse(text) as Identity)
      .catch(() => null);
    if (holder && stillRuns(holder)) count += 1;
    else await rm(path, { force: true });
  }
  return count;
}
