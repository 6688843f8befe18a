/** Resolves how each role logs in: to the server of DATABASE_URL, or else to the embedded one. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Config } from '../config.ts';
import { useEmbedded, type EmbeddedOptions } from './embedded/embedded.ts';

export interface Connections {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly worker: pg.ClientConfig;
  /** Passwords to set for the login roles; a role whose login is configured elsewhere is absent. */
  readonly rolePasswords: Readonly<Record<string, string>>;
  readonly description: string;
  /** Releases the server; the embedded one stops with its last user. */
  release: () => Promise<void>;
}

/**
 * With DATABASE_URL alone, the passwords of the two login roles are derived from the owner's: every process of an
 * installation computes the same ones and none has to be stored. DATABASE_APP_URL and DATABASE_WORKER_URL override
 * that.
 */
export function derivePassword(ownerPassword: string, role: string): string {
  return createHmac('sha256', `parcel-platform:${ownerPassword}`).update(role).digest('base64url');
}

function external(config: Config, url: string): Connections {
  const owner = parseIntoClientConfig(url);
  const ownerPassword = typeof owner.password === 'string' ? owner.password : '';
  const rolePasswords: Record<string, string> = {};
  const loginOf = (role: string, given: string | null): pg.ClientConfig => {
    if (given) return parseIntoClientConfig(given);
    const password = (rolePasswords[role] = derivePassword(ownerPassword, role));
    return { ...owner, user: role, password };
  };
  return {
    owner,
    app: loginOf('parcel_app', config.databaseAppUrl),
    worker: loginOf('parcel_worker', config.databaseWorkerUrl),
    rolePasswords,
    description: `${owner.host ?? 'localhost'}:${owner.port ?? 5432}/${owner.database ?? ''}`,
    release: async () => {},
  };
}

export async function resolveConnections(config: Config, options: EmbeddedOptions = {}): Promise<Connections> {
  return config.databaseUrl ? external(config, config.databaseUrl) : useEmbedded(config.dataDir, options);
}
