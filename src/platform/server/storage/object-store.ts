/** Opens the object store: a local folder, or an S3 bucket when one is configured. */
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { MissingObjectError, type ObjectStore } from './object.ts';
import { s3Store } from './s3-store.ts';

export function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'objects'));
}

/** Objects as files in a folder: written to a temporary file, flushed and renamed, so that a crash leaves no partial object. */
function diskStore(root: string): ObjectStore {
  /** In one folder, so that what a crash left behind is found without a walk through all objects. */
  const unfinished = join(root, 'unfinished');
  return {
    async write(key, bytes) {
      const path = join(root, key);
      const aside = join(unfinished, randomBytes(12).toString('hex'));
      for (const folder of [dirname(path), unfinished]) await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const file = await open(aside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async read(key) {
      try {
        return (await open(join(root, key), 'r')).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingObjectError(key);
        throw error;
      }
    },

    remove: (key) => rm(join(root, key), { force: true }),

    async sweep(before) {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      let removed = 0;
      for (const name of await readdir(unfinished)) {
        const path = join(unfinished, name);
        // One that is just finished is gone.
        const found = await stat(path).catch(() => undefined);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
