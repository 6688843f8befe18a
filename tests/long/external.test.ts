/** DATABASE_URL works with any PostgreSQL: missing rights of its user are reported with instructions. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#platform/server/config.ts';
import { derivePassword } from '#platform/server/db/connections.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { useEmbedded } from '#platform/server/db/embedded/embedded.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { seed } from '../../scripts/seed.ts';
import { quickFolder } from '../quick-folder.ts';

type Login = { port: number; user: string; password: string };

let folder: string;
let release: () => Promise<void>;
let login: Login;

/** A separate server, because the passwords of its login roles differ from those of the run's server. */
beforeAll(async () => {
  folder = await quickFolder('parcel-external-');
  const connections = await useEmbedded(folder, { durable: false });
  release = connections.release;
  login = connections.owner as Login;
});
afterAll(async () => {
  await release();
  await rm(folder, { recursive: true });
});

const url = (database: string, user = login.user, password = login.password): string =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${login.port}/${database}`;

async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client(url('parcel'));
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function use(env: Record<string, string>, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(loadConfig({ DATA_DIR: folder, ...env }));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

describe('DATABASE_URL', () => {
  it('rejects a user who may not create the roles, with the statements to run', async () => {
    await asOwner(
      `create role weak login password 'weak'`,
      'grant weak to parcel_owner',
      'create database weakly owner weak',
    );
    await use({ DATABASE_URL: url('weakly', 'weak', 'weak') }, async (database) => {
      await expect(prepare(database)).rejects.toThrow(/Ask an administrator to run:\s+create role parcel_definer/);
    });
  });

  it('is sufficient: roles, their passwords and the schema are created, identically in every process', async () => {
    await asOwner('create database elsewhere');
    const env = { DATABASE_URL: url('elsewhere') };
    await use(env, async (database) => {
      expect((await prepare(database)).length).toBeGreaterThan(0);
      expect(await seed(database, { port: 3051, publicOrigin: 'https://ship.example.com:8443' })).toBe(true);
      expect(database.description).toBe(`127.0.0.1:${login.port}/elsewhere`);
    });
    await use(env, async ({ app, worker }) => {
      for (const access of [app, worker]) {
        expect(
          await inTenant(access, 1, (tx) => tx.selectFrom('provider_origins').select('origin').execute()),
        ).toContainEqual({ origin: 'ship.example.com' });
      }
    });
  });

  it('uses given logins of the roles, and does not change their passwords', async () => {
    await asOwner('create database given', `create role my_api login password 'api' in role parcel_app`);
    const env = { DATABASE_URL: url('given'), DATABASE_APP_URL: url('given', 'my_api', 'api') };
    await use(
      { ...env, DATABASE_WORKER_URL: url('given', 'parcel_worker', derivePassword(login.password, 'parcel_worker')) },
      async (database) => {
        await prepare(database);
        expect(await database.app.kysely.selectFrom('users').selectAll().execute()).toEqual([]);
        expect(await inTenant(database.app, 0, (tx) => tx.selectFrom('roles').select('id').execute())).not.toEqual([]);
      },
    );
  });
});
