/** A way into the database as one role: a pool that survives lost connections, and the query builder over it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#generated/database.ts';

/** An event as a transaction wrote it. */
export interface CommittedEvent {
  readonly id: number;
  readonly name: string;
  readonly payload: object;
}

export type CommitListener = (providerId: number, events: readonly CommittedEvent[]) => void;

export interface Access {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  /** Called with the events of a transaction of this process once it is committed; they must neither wait nor throw. */
  readonly commitListeners: Set<CommitListener>;
  /** Names of the events that some handler waits for; while absent, every event is taken for one of them. */
  handledEvents?: ReadonlySet<string>;
}

export interface AccessOptions {
  readonly max?: number;
  /** Told of connections that broke while idle; the pool has already replaced them. */
  readonly onError?: (error: Error) => void;
}

/** Identity columns and cents fit a double exactly; one that does not is an error, never a rounded number. */
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
  // While a connection is lent out its errors are the client's own, and one that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', report));
  return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), commitListeners: new Set() };
}

/** Waits for lent connections to come back, but not for ever. */
export async function closeAccess({ pool }: Access): Promise<void> {
  const ended = pool.end();
  const late = sleep(PATIENCE_MS, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') {
    throw new Error(`${pool.totalCount} database connections were still in use after ${PATIENCE_MS / 1000} s.`);
  }
}
