/** Opens the object store: a local folder, or an S3 bucket when one is configured. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object.ts';
import { s3Store } from './s3-store.ts';

export function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'objects'));
}
