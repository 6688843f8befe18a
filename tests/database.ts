/** A fresh database for a test file: a copy of the migrated and seeded template, accessed with the application's own roles. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openOver } from '#platform/server/db/database.ts';
import { hashQuickly } from './factories/password.ts';
import { checkNothingLeaked } from './leaks.ts';
import { refuseSecondConnections } from './second-connections.ts';

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

let administration: pg.Pool | undefined;

/**
 * Runs as the owner, connected to another database, because nobody may be connected to the template while it is copied. The files of a
 * process share the connection: its first copy takes 300 ms, each further one 50 ms.
 */
async function administer(server: TestServer, statement: string): Promise<void> {
  administration ??= new pg.Pool({
    ...server.owner,
    database: 'template1',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {
    // The database server stopped; the next statement opens another connection.
  });
  await administration.query(statement);
}

export interface TestDatabase extends Database {
  /** Connection strings by role, for separate processes. */
  readonly logins: TestServer;
}

hashQuickly();

/** Call at the top of a test file (closes itself after the file's tests); calling `close()` earlier does no harm. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template parcel strategy file_copy`);
  const logins = {
    owner: { ...server.owner, database: name },
    app: { ...server.app, database: name },
    worker: { ...server.worker, database: name },
  };
  const connections = {
    ...logins,
    rolePasswords: {},
    description: name,
    // Without force: that would also terminate autovacuum, which the owner may not do; a plain drop waits for connections that are closing.
    release: () => administer(server, `drop database if exists ${name}`),
  };
  const database = openOver(connections);
  database.onClose(() => checkNothingLeaked(database));
  for (const access of [database.app, database.worker]) refuseSecondConnections(access);
  afterAll(() => database.close());
  return { ...database, logins };
}
