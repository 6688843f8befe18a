/** Opens the configured database, embedded or not, and closes everything in a safe order. */
import type { Config } from '../config.ts';
import { type Access, closeAccess, openAccess } from './access.ts';
import { type Connections, resolveConnections } from './connections.ts';

export interface Database {
  /** The API: role parcel_app. Sees a tenant's rows inside `inTenant`, and nothing outside it. */
  readonly app: Access;
  /** The job worker: role parcel_worker. */
  readonly worker: Access;
  /** For migrations, seeds and scripts. The running server never uses it. */
  readonly owner: Access;
  readonly rolePasswords: Readonly<Record<string, string>>;
  /** For logs: the address of the database without passwords. */
  readonly description: string;
  /** Adds a step to run before the pools close, such as stopping the job worker; the last one added runs first. */
  onClose: (step: () => Promise<void>) => void;
  close: () => Promise<void>;
}

export interface OpenOptions {
  readonly onError?: (error: Error) => void;
  readonly poolSize?: number;
  /** Prints a line, such as where the data is kept. */
  readonly log?: (line: string) => void;
  /** When given, an embedded server that stops is restarted, and each restart is reported in a line. */
  readonly revive?: (line: string) => void;
}

/** A request that waits longer fails with a named error instead of hanging. */
const requestLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

export async function openDatabase(config: Config, options: OpenOptions = {}): Promise<Database> {
  const { log, revive } = options;
  return openOver(await resolveConnections(config, { ...(log && { log }), ...(revive && { revive }) }), options);
}

export function openOver(connections: Connections, options: OpenOptions = {}): Database {
  const { poolSize = 10 } = options;
  // While closing, errors of connections that the stopping server ends are ignored.
  const onError = (error: Error): void => (closing ? undefined : options.onError?.(error));
  let closing: Promise<void> | null = null;
  const app = openAccess({ ...connections.app, ...requestLimits }, { max: poolSize, onError });
  // One for each job that may run at a time, and two for each lane, which listen and hold its name.
  const worker = openAccess(connections.worker, { max: 18, onError });
  const owner = openAccess(connections.owner, { max: 2, onError });
  const steps: (() => Promise<void>)[] = [];

  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    const attempt = (step: () => Promise<unknown>): Promise<unknown> => step().catch((error) => failures.push(error));
    for (const step of steps.reverse()) await attempt(step);
    await Promise.all([app, worker, owner].map((access) => attempt(() => closeAccess(access))));
    // The server must be released whatever failed before.
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
