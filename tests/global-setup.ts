/** One temporary PostgreSQL for the whole run, with a migrated and seeded template database that is copied for each test file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openOver } from '#platform/server/db/database.ts';
import { useEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildDemo } from './factories/demo.ts';
import { hashQuickly } from './factories/password.ts';
import type { TestServer } from './database.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

interface Running {
  readonly server: TestServer;
  readonly stop: () => Promise<void>;
}

/** Vitest runs this setup for every project of a run: the first starts the server, the last one stops it. */
const ofRun = globalThis as typeof globalThis & { testServer?: Promise<Running>; testServerUsers?: number };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ofRun.testServerUsers = (ofRun.testServerUsers ?? 0) + 1;
  const { server, stop } = await (ofRun.testServer ??= start());
  project.provide('testServer', server);
  return async () => {
    ofRun.testServerUsers = (ofRun.testServerUsers ?? 1) - 1;
    if (ofRun.testServerUsers > 0) return;
    delete ofRun.testServer;
    await stop();
  };
}

/** The file that names the database's folder, if the suites of one `npm test` share it: the first one leaves it for the next. */
const leftIn = process.env['TEST_DATABASE'];

async function start(): Promise<Running> {
  const left = leftIn !== undefined && existsSync(leftIn) ? readFileSync(leftIn, 'utf8') : undefined;
  const folder = left ?? (await quickFolder('parcel-test-db-'));
  const connections = await useEmbedded(folder, { durable: false });
  if (left === undefined) await buildTemplate(connections);
  const { owner, app, worker } = connections;
  return {
    server: { owner, app, worker } as TestServer,
    stop: async () => {
      await connections.release();
      if (leftIn === undefined) await rm(folder, { recursive: true, force: true });
      else writeFileSync(leftIn, folder);
    },
  };
}

async function buildTemplate(connections: Awaited<ReturnType<typeof useEmbedded>>): Promise<void> {
  const template = openOver({ ...connections, release: async () => {} });
  await prepare(template);
  hashQuickly();
  await asOwner(template.owner, (tx) => buildDemo(tx));
  // A database can be copied only while nobody is connected to it.
  await template.close();
}
