/** Passes changes from the process whose transaction committed to every process with open pages, including this one. */
// Across providers: a connection that listens for notifications, and reads no table.
import { setTimeout } from 'node:timers/promises';
import type { EventName } from '#generated/events.ts';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { CommitListener } from '../db/access.ts';
import type { Database } from '../db/database.ts';
import { topicOf, topicPayload, type Topic } from './topic.ts';

export interface ReceivedEvent {
  readonly providerId: number;
  readonly eventId: number;
  readonly topic: Topic;
}

/** Null after the connection was lost: any record may have changed meanwhile. */
export type MovedListener = (received: readonly ReceivedEvent[] | null) => void;

const channel = 'events';
const gatherMs = 40;
/** A notification is limited to 8,000 bytes. */
const mostBytes = 7_500;
const firstPause = 100;
const longestPause = 5_000;

/** The wire format: provider, event id, event name, and the fields that make up its topic. */
type Note = readonly [number, number, EventName, Readonly<Record<string, unknown>>];

/** Holds one connection of the pool while open, and reconnects when it is lost. */
export class Push {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Set<MovedListener>();
  readonly #onCommit: CommitListener;
  /** Notes not yet sent. */
  #unsent: Note[] = [];
  #client: pg.PoolClient | undefined;
  #sending = false;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  private constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    this.#onCommit = (providerId, events) =>
      this.#announce(
        events.flatMap(({ id, name, payload }) =>
          topicOf(name, {}) ? [[providerId, id, name as EventName, topicPayload(name as EventName, payload)]] : [],
        ),
      );
  }

  /** Resolves once it is listening. */
  static async open(database: Database, log: FastifyBaseLogger): Promise<Push> {
    const push = new Push(database, log);
    await push.#connect();
    for (const { commitListeners } of [database.app, database.worker]) commitListeners.add(push.#onCommit);
    return push;
  }

  listen(listener: MovedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #announce(notes: readonly Note[]): void {
    if (notes.length === 0) return;
    this.#unsent.push(...notes);
    void this.#send();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    for (const { commitListeners } of [this.#database.app, this.#database.worker])
      commitListeners.delete(this.#onCommit);
    const last = this.#client;
    this.#client = undefined;
    // Reset before it is returned, so that the pool can close it normally.
    const reset = last?.query('unlisten *; reset application_name').then(() => false);
    const broken = await reset?.catch(() => true);
    last?.removeAllListeners('notification');
    last?.release(broken);
  }

  async #connect(): Promise<void> {
    const client = await this.#database.app.pool.connect();
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(JSON.parse(payload ?? '[]') as Note[]));
    try {
      // Named, so that the connection can be recognised in the database.
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
      for (const listener of this.#listeners) listener(null);
      await this.#send();
    };
    const later = (): void => (this.#closed ? undefined : this.#reconnect(Math.min(pause * 2, longestPause)));
    this.#retry = globalThis.setTimeout(() => void again().catch(later), pause).unref();
  }

  /**
   * One short transaction for all notes that have accumulated. Emitting transactions do not notify themselves:
   * PostgreSQL commits transactions that notify one at a time, each after the other has reached the disk. This one need
   * not reach it.
   */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (let client = this.#client; client && this.#unsent.length > 0; client = this.#client) {
      // Notes that follow at once are sent together.
      await setTimeout(gatherMs);
      const sent = this.#unsent;
      this.#unsent = [];
      const notes = chunks(sent).map((chunk) => `select pg_notify('${channel}', ${pg.escapeLiteral(chunk)})`);
      try {
        await client.query(`begin; set local synchronous_commit = off; ${notes.join('; ')}; commit`);
      } catch (error) {
        this.#unsent = [...sent, ...this.#unsent];
        // Whatever the state of the connection: the next one sends the notes again.
        this.#lost(client, error instanceof Error ? error : undefined);
      }
    }
    this.#sending = false;
  }

  #hear(notes: readonly Note[]): void {
    const received = notes.flatMap(([providerId, eventId, name, payload]) => {
      const topic = topicOf(name, payload);
      return topic ? [{ providerId, eventId, topic }] : [];
    });
    for (const listener of this.#listeners) listener(received);
  }
}

/** As JSON arrays, each within the limit of a notification. */
function chunks(notes: readonly Note[]): readonly string[] {
  const lists: string[][] = [[]];
  let size = 0;
  for (const note of notes) {
    const text = JSON.stringify(note);
    if (size + text.length > mostBytes) {
      lists.push([]);
      size = 0;
    }
    size += text.length + 1;
    lists.at(-1)!.push(text);
  }
  return lists.map((list) => `[${list.join()}]`);
}
