/** Opens the database that the configuration names, embedded or not, and closes everything in the order that harms nothing. */
import type { Config } from '../config.ts';
import { type Access, closeAccess, openAccess } from './access.ts';
import { type Connections, resolveConnections } from './connections.ts';

export interface Database {
  /** The API: role parcel_app. Sees a tenant's rows inside `inTenant`, and nothing outside it. */
  readonly app: Access;
  /** The job worker: role parcel_worker. */
  readonly worker: Access;
  /** Migrations, seeds and scripts. The running server never uses it. */
  readonly owner: Access;
  readonly rolePasswords: Readonly<Record<string, string>>;
  /** For logs: where the database is, without passwords. */
  readonly description: string;
  /** A step to run before the pools close, such as stopping the job worker; the last one added runs first. */
  onClose: (step: () => Promise<void>) => void;
  close: () => Promise<void>;
}

export interface OpenOptions {
  readonly onError?: (error: Error) => void;
  readonly poolSize?: number;
  /** One line for people, such as where the data had to be put. */
  readonly say?: (line: string) => void;
  /** Given: an embedded server that ends is started again, and each time is told in a line. */
  readonly revive?: (line: string) => void;
}

/** A request that waits longer is an error with a name, not a page that never comes. */
const requestLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

export async function openDatabase(config: Config, options: OpenOptions = {}): Promise<Database> {
  const { say, revive } = options;
  return openOver(await resolveConnections(config, { ...(say && { say }), ...(revive && { revive }) }), options);
}

export function openOver(connections: Connections, options: OpenOptions = {}): Database {
  const { poolSize = 10 } = options;
  // What a stopping server still says to a connection that is hanging up is no news.
  const onError = (error: Error): void => (closing ? undefined : options.onError?.(error));
  let closing: Promise<void> | null = null;
  const app = openAccess({ ...connections.app, ...requestLimits }, { max: poolSize, onError });
  const worker = openAccess(connections.worker, { max: 6, onError });
  const owner = openAccess(connections.owner, { max: 2, onError });
  const steps: (() => Promise<void>)[] = [];

  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    const attempt = (step: () => Promise<unknown>): Promise<unknown> => step().catch((error) => failures.push(error));
    for (const step of steps.reverse()) await attempt(step);
    await Promise.all([app, worker, owner].map((access) => attempt(() => closeAccess(access))));
    // Whatever went wrong before, the server must not be left behind.
    await attempt(connections.release);
    if (failures.length > 0) throw failures[0];
  };
  return {
    app,
    worker,
    owner,
    rolePasswords: connections.rolePasswords,
    description: connections.description,
    onClose: (step) => steps.push(step),
    close: () => (closing ??= closeAll()),
  };
}
