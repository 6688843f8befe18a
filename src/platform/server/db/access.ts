/** Access to the database as one role: a pool that survives lost connections, and the query builder on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#generated/database.ts';

/** An event that a transaction wrote. */
export interface CommittedEvent {
  readonly id: number;
  readonly name: string;
  readonly payload: object;
}

export type CommitListener = (providerId: number, events: readonly CommittedEvent[]) => void;

export interface Access {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  /** Called with the events of a transaction of this process after its commit; listeners must neither block nor throw. */
  readonly commitListeners: Set<CommitListener>;
  /** Names of events that have a handler; while absent, every event is treated as one. */
  handledEvents?: ReadonlySet<string>;
  /** Runs the work of a transaction; tests follow what it does. */
  around?: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface AccessOptions {
  readonly max?: number;
  /** Called when an idle connection breaks; the pool has already replaced it. */
  readonly onError?: (error: Error) => void;
}

/** Identity columns and cents fit a double exactly; a value that does not is an error and is never rounded. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database answered ${text}, which is too large to be exact.`);
  return value;
}

const PATIENCE_MS = 5_000;
const INT8_ARRAY: number = 1016;

const types: pg.CustomTypesConfig = {
  getTypeParser(id, format): unknown {
    const usual = pg.types.getTypeParser(id, format) as (text: string) => unknown;
    const type: number = id;
    if (format === 'binary') return usual;
    if (id === pg.types.builtins.INT8) return parseBigint;
    if (id === pg.types.builtins.DATE) return (text: string) => text;
    if (type !== INT8_ARRAY) return usual;
    return (text: string) =>
      (usual(text) as (string | null)[]).map((entry) => (entry === null ? null : parseBigint(entry)));
  },
};

export function openAccess(connection: pg.ClientConfig, options: AccessOptions = {}): Access {
  const pool = new pg.Pool({ ...connection, types, max: options.max ?? 10, idleTimeoutMillis: 30_000 });
  const report = (error: Error): void => options.onError?.(error);
  pool.on('error', report);
  // Errors of a connection in use are emitted on its client; without a listener they would end the process.
  pool.on('connect', (client) => client.on('error', report));
  return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), commitListeners: new Set() };
}

/** Waits for connections in use to be returned, up to a time limit. */
export async function closeAccess({ pool }: Access): Promise<void> {
  const ended = pool.end();
  const late = sleep(PATIENCE_MS, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') {
    throw new Error(`${pool.totalCount} database connections were still in use after ${PATIENCE_MS / 1000} s.`);
  }
}
