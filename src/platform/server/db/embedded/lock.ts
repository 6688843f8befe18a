/** A lock file that names its owner: waited for while the owner lives, and removed when the owner is gone. */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Identity, ownIdentity, stillRuns } from './process-identity.ts';

async function readOwner(path: string): Promise<{ text: string; owner: Identity | null } | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return { text, owner: JSON.parse(text) as Identity };
  } catch {
    return { text, owner: null };
  }
}

/** Two processes may find the same lock stale; one that has removed a fresh lock puts it back. */
async function removeStale(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

/** Written in full under another name and then linked into place, so that it is never read half-written. */
async function tryTake(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

export async function withLock<T>(path: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const own = JSON.stringify({ ...ownIdentity(), token: randomUUID() });
  const deadline = Date.now() + patienceMs;
  while (!(await tryTake(path, own))) {
    const current = await readOwner(path);
    if (current && !(current.owner && stillRuns(current.owner))) {
      await removeStale(path, current.text);
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${current?.owner?.pid ?? '?'} has been starting or stopping the database for too long (${path}).`,
      );
    }
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    if ((await readOwner(path))?.text === own) await rm(path, { force: true });
  }
}
