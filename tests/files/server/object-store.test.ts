/** Both object stores follow the same contract: a local folder, and a bucket with the S3 protocol. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#platform/server/config.ts';
import { openObjectStore } from '#platform/server/storage/object-store.ts';
import { MissingObjectError, objectKey } from '#platform/server/storage/object.ts';
import { s3Store } from '#platform/server/storage/s3-store.ts';
import { startS3Server } from '../../simulators/s3-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parcel-objects-'));
const server = await startS3Server();
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.config;
const s3 = loadConfig({
  ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region },
  ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, DATA_DIR: dataDir },
});

describe.each([
  ['disk', openObjectStore(loadConfig({ DATA_DIR: dataDir }))],
  ['S3', openObjectStore(s3)],
])('objects on %s', (_name, store) => {
  const key = objectKey(7, 'logos', randomUUID());
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));

  test('are read back as they were written, also after overwriting', async () => {
    await store.write(key, Buffer.from('first'), 'text/plain');
    await store.write(key, bytes, 'image/png');
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
  });

  test('do not exist before they are written and after they are deleted, and deleting twice is allowed', async () => {
    await expect(store.read(objectKey(7, 'logos', randomUUID()))).rejects.toThrow(MissingObjectError);
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow(MissingObjectError);
  });
});

test('a write that fails leaves nothing behind on disk', async () => {
  const store = openObjectStore({ s3: null, dataDir });
  const key = objectKey(8, 'logos', randomUUID());
  await expect(store.write(key, undefined as unknown as Buffer, 'image/png')).rejects.toThrow(TypeError);
  expect(readdirSync(join(dataDir, 'objects', '8', 'logos'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'objects', 'unfinished'))).toEqual([]);
});

test('what a killed write left behind is swept, one that still runs is not', async () => {
  const store = openObjectStore({ s3: null, dataDir });
  const folder = join(dataDir, 'objects', 'unfinished');
  const before = new Date(Date.now() - 3_600_000);
  for (const name of ['killed', 'running']) writeFileSync(join(folder, name), 'half a fi');
  utimesSync(join(folder, 'killed'), before, new Date(before.getTime() - 1));
  expect(await store.sweep(before)).toBe(1);
  expect(readdirSync(folder)).toEqual(['running']);
});

test('a key begins with its tenant and cannot leave its folder', () => {
  const id = randomUUID();
  expect(objectKey(7, 'logos', id)).toBe(`7/logos/${id}`);
  for (const [folder, name] of [
    ['../logos', id],
    ['logos', '../../secret.key'],
    ['', id],
    ['logos/..', id],
  ] as const)
    expect(() => objectKey(7, folder, name)).toThrow(TypeError);
});

test('a rejected request to the bucket is an error, never an empty file', async () => {
  const stranger = s3Store({ ...server.config, secretAccessKey: 'wrong' });
  const key = objectKey(7, 'logos', randomUUID());
  await expect(stranger.write(key, Buffer.from('x'), 'image/png')).rejects.toThrow('The bucket answered 403');
  await expect(stranger.read(key)).rejects.toThrow('The bucket answered 403');
});

test('a bucket without its key is rejected at start-up', () => {
  expect(() => loadConfig({ S3_BUCKET: 'parcels' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID');
  expect(() => loadConfig({ S3_BUCKET: 'parcels', S3_ENDPOINT: 'not an address' })).toThrow('S3_ENDPOINT');
});
