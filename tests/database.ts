/** A fresh database for a test file: a copy of the migrated and seeded template, used as the application's own roles. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openOver } from '#server/db/database.ts';

export interface Login {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface TestServer {
  readonly owner: Login;
  readonly app: Login;
  readonly worker: Login;
}

/** Run as the owner, connected to the template's neighbour, because nobody may be connected to the template itself. */
async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ ...server.owner, database: 'template1' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What is just being asked when everything closes may end first; a transaction left open stays open. */
async function checkNothingLeaked(database: Database): Promise<void> {
  for (const [role, { pool }] of Object.entries({
    app: database.app,
    worker: database.worker,
    owner: database.owner,
  })) {
    const busy = () => pool.totalCount - pool.idleCount;
    for (const until = Date.now() + 3000; busy() > 0 && Date.now() < until;) await delay(20);
    if (busy() > 0)
      throw new Error(`${busy()} connections of role ${role} were never given back: a transaction was left open.`);
  }
}

/** Call it at the top of a test file (it closes itself after the file's tests); `close()` earlier does no harm. */
export async function testDatabase(): Promise<Database> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template parcel`);
  const connections = {
    owner: { ...server.owner, database: name },
    app: { ...server.app, database: name },
    worker: { ...server.worker, database: name },
    rolePasswords: {},
    description: name,
    // Without force: that would end a vacuum too, which the owner may not; a plain drop waits for what is just leaving.
    release: () => administer(server, `drop database if exists ${name}`),
  };
  const database = openOver(connections);
  database.onClose(() => checkNothingLeaked(database));
  afterAll(() => database.close());
  return database;
}
