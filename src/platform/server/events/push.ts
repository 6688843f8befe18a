/** Hears from the database that a provider's settings moved, whichever process moved them, and tells whoever listens here. */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';

/** `revision` is null after the connection was lost: anything may have happened meanwhile. */
export type RevisionListener = (providerId: number, revision: number | null) => void;

const channel = 'settings_revisions';
const gatherMs = 40;
/** Providers told of in one notification, whose text may have 8,000 bytes. */
const providersAtOnce = 100;
const firstPause = 100;
const longestPause = 5_000;

/** Provider and the revision that it moved to. */
type Moved = readonly [number, number];

/** Holds one connection of the pool for as long as it is open, and makes it again when it is lost. */
export class Push {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Set<RevisionListener>();
  /** Announcements that are not yet said: the newest of each provider. */
  readonly #unsaid = new Map<number, number>();
  #client: pg.PoolClient | undefined;
  #speaking = false;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  private constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  /** Resolves once it hears. */
  static async open(database: Database, log: FastifyBaseLogger): Promise<Push> {
    const push = new Push(database, log);
    await push.#connect();
    return push;
  }

  listen(listener: RevisionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells every process, this one included. Call it after the commit. */
  announce(providerId: number, revision: number): void {
    this.#unsaid.set(providerId, revision);
    void this.#speak();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const last = this.#client;
    this.#client = undefined;
    // Given back clean, so that the pool closes it in order.
    const reset = last?.query('unlisten *; reset application_name').then(() => false);
    const broken = await reset?.catch(() => true);
    last?.removeAllListeners('notification');
    last?.release(broken);
  }

  async #connect(): Promise<void> {
    const client = await this.#database.app.pool.connect();
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      for (const [providerId, revision] of JSON.parse(payload ?? '[]') as Moved[]) this.#tell(providerId, revision);
    });
    try {
      // Named, so that whoever looks at the database's connections knows this one.
      await client.query(`set application_name = 'parcel push'; listen ${channel}`);
      if (this.#closed) throw new Error('closed meanwhile');
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#client = client;
  }

  #lost(client: pg.PoolClient, error?: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
    this.#log.warn({ err: error }, 'push connection lost');
    this.#reconnect(firstPause);
  }

  #reconnect(pause: number): void {
    const again = async (): Promise<void> => {
      await this.#connect();
      this.#tell(0, null);
      await this.#speak();
    };
    const later = (): void => (this.#closed ? undefined : this.#reconnect(Math.min(pause * 2, longestPause)));
    this.#retry = globalThis.setTimeout(() => void again().catch(later), pause).unref();
  }

  /**
   * One short transaction for all that gathered meanwhile. Saves do not notify in their own: the database commits transactions that
   * notify one at a time, each after the other has reached the disk. This one need not reach it.
   */
  async #speak(): Promise<void> {
    if (this.#speaking) return;
    this.#speaking = true;
    for (let client = this.#client; client && this.#unsaid.size > 0; client = this.#client) {
      // What follows at once goes in the same breath.
      await setTimeout(gatherMs);
      const said: readonly Moved[] = [...this.#unsaid].slice(0, providersAtOnce);
      for (const [providerId] of said) this.#unsaid.delete(providerId);
      // Whole numbers that the database gave: they can stand in the text.
      const note = `select pg_notify('${channel}', '${JSON.stringify(said)}')`;
      try {
        await client.query(`begin; set local synchronous_commit = off; ${note}; commit`);
      } catch (error) {
        for (const [id, revision] of said) this.#unsaid.set(id, Math.max(revision, this.#unsaid.get(id) ?? 0));
        // Whatever state it is in: a new one says it again.
        this.#lost(client, error instanceof Error ? error : undefined);
      }
    }
    this.#speaking = false;
  }

  #tell(providerId: number, revision: number | null): void {
    for (const listener of this.#listeners) listener(providerId, revision);
  }
}
