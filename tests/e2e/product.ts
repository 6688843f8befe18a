/** The built product for one test file: its own database and server on a free port, and browsers that fail the test on errors. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { requiresReauthentication } from '#engine/schema/reauthentication.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { Database } from '#platform/server/db/database.ts';
import { testDatabase } from '../database.ts';
import { demoPassword } from '../factories/password.ts';
import { signedIn } from '../signed-in.ts';
import { sendRequest, requestJson, type ApiResponse, type RequestOptions } from './api.ts';
import { complaintsOfServer, serve, stopServing } from './served.ts';
import { withoutOutside } from './browsers/outside.ts';
import { openVisits, type Visits } from './visits.ts';

export interface Product extends Visits {
  readonly port: number;
  readonly database: Database;
  /** `http://localhost:…` is Kestrel's, `http://protea.localhost:…` Protea's. */
  readonly kestrel: string;
  readonly protea: string;
  /** Sends a request without a browser. */
  request: (path: string, options?: RequestOptions) => Promise<ApiResponse>;
  /** The stored settings, read as a provider administrator. */
  settings: () => Promise<SettingsAnswer>;
  /** Saves as a provider administrator would elsewhere; `null` resets. */
  save: (settings: Readonly<Record<string, unknown>>, by?: string) => Promise<void>;
}

const catalogueNow: Catalogue = catalogue;

function keyRequiresReauthentication(key: string): boolean {
  const setting = catalogueNow.settings[key];
  return setting !== undefined && requiresReauthentication(setting);
}

export interface SettingsAnswer {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The key that encrypts secrets in these tests. */
export const secretKey = Buffer.alloc(32, 'e2e').toString('base64');

/**
 * Await at the top of a test file; everything is closed after the file's tests. `env`: additional configuration; `jobs`: also runs jobs,
 * such as sending messages.
 */
export async function startProduct(env: Readonly<Record<string, string>> = {}, jobs = false): Promise<Product> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'parcel-e2e-'));
  const port = await serve(
    database.logins,
    { ...(await withoutOutside()), SECRET_KEY: secretKey, DATA_DIR: dataDir, ...env },
    jobs,
  );
  // Hooks run in reverse order, so this closes before the database, which was opened earlier.
  afterAll(async () => {
    await stopServing();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const visits = openVisits({
    port,
    complaints: complaintsOfServer,
    token: (email, host) => signedIn(database, email, host),
  });
  const read = async (by: string): Promise<SettingsAnswer & { token: string }> => {
    const token = await visits.token(by);
    return { token, ...(await requestJson<SettingsAnswer>(port, '/api/providers/settings', { token })) };
  };
  const save: Product['save'] = async (given, by = 'staff@kestrel.test') => {
    const { token, provider_id, revision: base_revision } = await read(by);
    const reset = Object.keys(given).filter((key) => given[key] === null);
    const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const body = { provider_id, base_revision, settings, reset };
    if (Object.keys(given).some(keyRequiresReauthentication)) {
      await requestJson(port, '/api/session/confirm-password', { token, body: { password: demoPassword } });
    }
    await requestJson(port, '/api/providers/settings', { token, body });
  };
  return {
    ...visits,
    request: (path, options) => sendRequest(port, path, options),
    settings: () => read('staff@kestrel.test'),
    save,
    port,
    database,
    kestrel: `http://localhost:${port}`,
    protea: `http://protea.localhost:${port}`,
  };
}
