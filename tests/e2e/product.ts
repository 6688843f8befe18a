/** The built product for one test file: its own database and server on a free port, and browsers that tolerate no trouble. */
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll } from 'vitest';
import type { Catalogue } from '#engine/catalogue.ts';
import { isGuarded } from '#engine/guarded.ts';
import { catalogue } from '#generated/catalogue.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { testDatabase } from '../database.ts';
import { demoPassword } from '../factories/password.ts';
import { ask, askJson, type Asked, type Asking } from './api.ts';
import { openVisits, type Visits } from './visits.ts';

export interface Product extends Visits {
  readonly port: number;
  readonly database: Database;
  /** `http://localhost:…` is Kestrel's, `http://protea.localhost:…` Protea's. */
  readonly kestrel: string;
  readonly protea: string;
  /** Asks without a browser. */
  ask: (path: string, asking?: Asking) => Promise<Asked>;
  /** What is kept now, read as a provider administrator. */
  settings: () => Promise<SettingsAnswer>;
  /** Saves as a provider administrator elsewhere would; `null` resets. */
  save: (settings: Readonly<Record<string, unknown>>, by?: string) => Promise<void>;
}

const catalogueNow: Catalogue = catalogue;

function isGuardedKey(key: string): boolean {
  const setting = catalogueNow.settings[key];
  return setting !== undefined && isGuarded(setting);
}

export interface SettingsAnswer {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What secrets are closed with here. */
export const secretKey = Buffer.alloc(32, 'e2e').toString('base64');

/** Await it at the top of a test file; everything is closed after the file's tests. */
export async function startProduct(): Promise<Product> {
  const database = await testDatabase();
  const complaints: string[] = [];
  const logStream = new Writable({
    write(line, _, done) {
      complaints.push(String(line).trim());
      done();
    },
  });
  const config = loadConfig({ LOG_LEVEL: 'warn', HOST: '127.0.0.1', SECRET_KEY: secretKey });
  const app = await buildApp({ database, config, logStream });
  await app.listen({ port: 0, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const visits = await openVisits(port, complaints);
  afterAll(async () => {
    await visits.close();
    await app.close();
  });
  const read = async (by: string): Promise<SettingsAnswer & { token: string }> => {
    const token = await visits.token(by);
    return { token, ...(await askJson<SettingsAnswer>(port, '/api/providers/settings', { token })) };
  };
  const save: Product['save'] = async (given, by = 'staff@kestrel.test') => {
    const { token, provider_id, revision: base_revision } = await read(by);
    const reset = Object.keys(given).filter((key) => given[key] === null);
    const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const body = { provider_id, base_revision, settings, reset };
    if (Object.keys(given).some(isGuardedKey)) {
      await askJson(port, '/api/session/confirm-password', { token, body: { password: demoPassword } });
    }
    await askJson(port, '/api/providers/settings', { token, body });
  };
  return {
    ...visits,
    ask: (path, asking) => ask(port, path, asking),
    settings: () => read('staff@kestrel.test'),
    save,
    port,
    database,
    kestrel: `http://localhost:${port}`,
    protea: `http://protea.localhost:${port}`,
  };
}
