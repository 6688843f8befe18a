/** One throw-away PostgreSQL for the whole run, with a migrated and seeded database that each test file gets a copy of. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openOver } from '#server/db/database.ts';
import { useEmbedded } from '#server/db/embedded/use.ts';
import { prepare } from '#server/db/prepare.ts';
import { asOwner } from '#server/db/tenant.ts';
import { buildDemo } from './factories/demo.ts';
import type { TestServer } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parcel-test-db-'));
  const connections = await useEmbedded(folder, { durable: false });
  const template = openOver({ ...connections, release: async () => {} });
  await prepare(template);
  await asOwner(template.owner, (tx) => buildDemo(tx));
  // Copies of a database that nobody is connected to are quick, and only of such a one are they allowed.
  await template.close();
  const { owner, app, worker } = connections;
  project.provide('testServer', { owner, app, worker } as TestServer);
  return async () => {
    await connections.release();
    await rm(folder, { recursive: true, force: true });
  };
}
