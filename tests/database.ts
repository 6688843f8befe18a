/** A fresh database for a test file: a copy of the migrated and seeded template, used as the application's own roles. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openOver } from '#platform/server/db/database.ts';
import { hashQuickly } from './factories/password.ts';
import { checkNothingLeaked } from './leaks.ts';

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

export interface TestDatabase extends Database {
  /** How each role reaches it, for a process of its own. */
  readonly logins: TestServer;
}

hashQuickly();

/** Call it at the top of a test file (it closes itself after the file's tests); `close()` earlier does no harm. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template parcel`);
  const logins = {
    owner: { ...server.owner, database: name },
    app: { ...server.app, database: name },
    worker: { ...server.worker, database: name },
  };
  const connections = {
    ...logins,
    rolePasswords: {},
    description: name,
    // Without force: that would end a vacuum too, which the owner may not; a plain drop waits for what is just leaving.
    release: () => administer(server, `drop database if exists ${name}`),
  };
  const database = openOver(connections);
  database.onClose(() => checkNothingLeaked(database));
  afterAll(() => database.close());
  return { ...database, logins };
}
