/** Expired files are deleted with their content, saved ones are not; an interrupted purge is completed by the next. */
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { dropFiles, findFile, keepFiles, putFile, readFile } from '#modules/files/server/services/stored-files.ts';
import { purgeFilesJob } from '#modules/files/server/purge-job.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testApp } from '../../app.ts';

const { app } = await testApp();
const { services } = app;
const providerId = 1;
const hourMs = 3_600_000;

async function stored(name: string, expiresIn: number) {
  const expiresAt = new Date(Date.now() + expiresIn);
  const bytes = Buffer.from(name);
  const file = await putFile(services, {
    ...{ providerId, folder: 'documents', name, mediaType: 'text/plain', bytes, uploadedBy: null, expiresAt },
  });
  return file!;
}

function purge(objects = services.objects): Promise<void> {
  const helpers = { logger: { info: () => undefined } } as unknown as Parameters<
    ReturnType<typeof purgeFilesJob>['run']
  >[2];
  return purgeFilesJob({ objects }).run(services.database.worker, {}, helpers);
}

const known = (id: string) => inTenant(services.database.app, providerId, (tx) => findFile(tx, id, services.clock()));

test('unused files are deleted with their content, across all providers', async () => {
  const saved = await stored('kept.txt', hourMs);
  const waiting = await stored('waiting.txt', hourMs);
  const expired = await stored('expired.txt', -hourMs);
  const dropped = await stored('dropped.txt', hourMs);
  const cut = await stored('cut.txt', -hourMs);
  await inTenant(services.database.app, providerId, async (tx) => {
    await keepFiles(tx, [saved.id, dropped.id]);
    await dropFiles(tx, [dropped.id], new Date(Date.now() - 1));
  });
  // Simulates a process that died after deleting the content.
  await services.objects.remove(`${providerId}/documents/${cut.id}`);
  expect(await known(expired.id)).toBeUndefined();
  await purge();
  for (const gone of [expired, dropped, cut]) expect(await readFile(services, gone)).toBeUndefined();
  for (const file of [saved, waiting]) {
    expect(await known(file.id)).toEqual(file);
    expect((await buffer((await readFile(services, file))!)).toString()).toBe(file.name);
  }
  const { rows } = await services.database.worker.pool.query('select * from app.expired_files(10)');
  expect(rows).toEqual([]);
});

test('a file that can’t be removed keeps no later one, fails the job, and is removed the next time', async () => {
  const first = await stored('stuck.txt', -2 * hourMs);
  const second = await stored('later.txt', -hourMs);
  const remove = (key: string) =>
    key.includes(first.id) ? Promise.reject(new Error('denied')) : services.objects.remove(key);
  await expect(purge({ ...services.objects, remove })).rejects.toThrow('could not be removed: 1');
  expect(await readFile(services, second)).toBeUndefined();
  expect((await buffer((await readFile(services, first))!)).toString()).toBe(first.name);
  await purge();
  expect(await readFile(services, first)).toBeUndefined();
});

test('a deleted file can’t be used, nor one of another tenant, and a name is unique', async () => {
  const file = await stored('once.txt', hourMs);
  const name = { providerId, folder: 'documents', name: 'once.txt', mediaType: 'text/plain', uploadedBy: null };
  expect(await putFile(services, { ...name, bytes: Buffer.from('again') })).toBeUndefined();
  expect((await buffer((await readFile(services, file))!)).toString()).toBe('once.txt');
  const keepFile = (tenant: number) => inTenant(services.database.app, tenant, (tx) => keepFiles(tx, [file.id]));
  await expect(keepFile(2)).rejects.toThrow('expired before it was kept');
  await keepFile(providerId);
  expect(await known(file.id)).toEqual(file);
});
