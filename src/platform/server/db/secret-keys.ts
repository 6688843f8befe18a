/** Loads the encryption keys: SECRET_KEY, or else a file in the data folder that the first start writes. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type KeyRing, parseKeyRing } from './secrets.ts';

type Source = Pick<Config, 'secretKey' | 'dataDir'>;

export const newKey = (): string => randomBytes(32).toString('base64');

export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

async function writeDraft(dataDir: string, text: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  // Unique per attempt: two attempts of one process, or of two machines sharing a folder, must not write to the same
  // file.
  const draft = `${keyFile(dataDir)}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${text}\n`, { mode: 0o600, flag: 'wx' });
  return draft;
}

/** Linked into place, so that two concurrent first starts end up with the same key. */
async function createKeyFile(dataDir: string): Promise<void> {
  const draft = await writeDraft(dataDir, newKey());
  try {
    await link(draft, keyFile(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

export async function loadKeyText(source: Source): Promise<string> {
  if (source.secretKey) return source.secretKey;
  const read = (): Promise<string> => readFile(keyFile(source.dataDir), 'utf8');
  return read().catch(async (error: NodeJS.ErrnoException) => {
    // A key file that exists but cannot be read must not be replaced.
    if (error.code !== 'ENOENT') throw error;
    await createKeyFile(source.dataDir);
    return read();
  });
}

export async function loadKeyRing(source: Source): Promise<KeyRing> {
  return parseKeyRing(await loadKeyText(source));
}

/** Replaces all keys of the file; running processes read it again when they restart. */
export async function writeKeyFile(dataDir: string, keys: readonly string[]): Promise<void> {
  const draft = await writeDraft(dataDir, keys.join(','));
  await rename(draft, keyFile(dataDir));
}
