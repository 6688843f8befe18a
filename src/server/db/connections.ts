/** Finds out how each role logs in: to the server that DATABASE_URL names, or else to the embedded one. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import parseConnection from 'pg-connection-string';
import type { Config } from '../config.ts';
import { useEmbedded } from './embedded/use.ts';

export interface Connections {
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  readonly worker: pg.ClientConfig;
  readonly description: string;
  /** Ends this process's use of the server; the embedded one stops with its last user. */
  release(): Promise<void>;
}

/**
 * With DATABASE_URL alone, the passwords of the two login roles follow from the owner's: every process of an installation
 * arrives at the same ones and none has to be stored. DATABASE_APP_URL and DATABASE_WORKER_URL take the place of that.
 */
export function derivePassword(ownerPassword: string, role: string): string {
  return createHmac('sha256', `parcel-platform:${ownerPassword}`).update(role).digest('base64url');
}

function clientConfig(url: string): pg.ClientConfig {
  return parseConnection.parseIntoClientConfig(url) as pg.ClientConfig;
}

function external(config: Config, url: string): Connections {
  const owner = clientConfig(url);
  const ownerPassword = typeof owner.password === 'string' ? owner.password : '';
  const asRole = (role: string): pg.ClientConfig => ({ ...owner, user: role, password: derivePassword(ownerPassword, role) });
  return {
    owner,
    app: config.databaseAppUrl ? clientConfig(config.databaseAppUrl) : asRole('parcel_app'),
    worker: config.databaseWorkerUrl ? clientConfig(config.databaseWorkerUrl) : asRole('parcel_worker'),
    description: `${owner.host ?? 'localhost'}:${owner.port ?? 5432}/${owner.database ?? ''}`,
    release: async () => {},
  };
}

export async function resolveConnections(config: Config, say?: (line: string) => void): Promise<Connections> {
  return config.databaseUrl ? external(config, config.databaseUrl) : useEmbedded(config.dataDir, say);
}
