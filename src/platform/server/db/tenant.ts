/** Transactions, the only access to a tenant's rows. The tenant is set inside the transaction and ends with it. */
import { hash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Access, CommittedEvent } from './access.ts';
import type { Tables } from '#generated/database.ts';

/** The query builder on the connection of an open transaction. */
export type Transaction = Kysely<Tables>;

const bound = new WeakMap<pg.PoolClient, Transaction>();
const clients = new WeakMap<Transaction, pg.PoolClient>();

function transactionOver(client: pg.PoolClient): Transaction {
  const known = bound.get(client);
  if (known) return known;
  const query = (text: string | pg.Submittable, values: unknown[]) => {
    if (typeof text !== 'string') return client.query(text);
    const isKept = plannedOnce.has(client) && values.length <= mostValuesKept;
    return client.query(isKept ? { name: nameOf(text), text, values } : { text, values });
  };
  const only = { query, release: () => {} } as unknown as pg.PoolClient;
  const pool = { connect: async () => only, end: async () => {} };
  const transaction = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
  bound.set(client, transaction);
  clients.set(transaction, client);
  return transaction;
}

/** A statement that writes many rows has another text for every number of rows, and each would be kept by the connection. */
const mostValuesKept = 100;

/** Connections whose open transaction uses prepared statements. */
const plannedOnce = new WeakSet<pg.PoolClient>();
const names = new Map<string, string>();

/** The name of a prepared statement, derived from its text. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = hash('sha256', text, 'base64url');
  names.set(text, name);
  return name;
}

/**
 * Prepares the remaining statements of this transaction once per connection. For work that runs the same few statements
 * all day, where planning costs more than execution. Not for statements that are built from user input.
 */
export function planOnce(tx: Transaction): void {
  const client = clients.get(tx);
  if (!client) throw new TypeError('Only a transaction of this file can have its statements planned once.');
  plannedOnce.add(client);
}

/** A prepared statement from before a migration added a column to its table. */
function isOutdatedPlan(error: unknown): error is Error {
  return error instanceof Error && (error as pg.DatabaseError).code === '0A000';
}

/**
 * Runs a statement that is prepared once per connection, for the few that every save runs: planning a large statement
 * costs more than running it. A `name` must always have the same text.
 */
export async function prepared<Row extends object>(
  tx: Transaction,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = clients.get(tx);
  if (!client) throw new TypeError('Only a transaction of this file can run a prepared statement.');
  return (await client.query<Row>({ name, text, values: [...values] })).rows;
}

/** The same for a statement outside a transaction; it must set the tenant itself, or it sees no rows. */
export async function preparedAlone<Row extends object>(
  access: Access,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await access.pool.query<Row>({ name, text, values: [...values] })).rows;
}

export type NewEvent = Omit<CommittedEvent, 'id'>;

/** Events of open transactions: those to be written with the commit, and those already written. */
interface Events {
  readonly unwritten: NewEvent[];
  readonly written: CommittedEvent[];
}

const eventsOf = new WeakMap<Transaction, Events>();

/**
 * Only for `emit`, which checks that the event is declared. Throws outside `inTenant` and `withSettingsLock`: an event
 * belongs to a tenant.
 */
export function addEvent(tx: Transaction, event: NewEvent): void {
  const events = eventsOf.get(tx);
  if (!events) throw new TypeError('An event needs the transaction of a tenant.');
  events.unwritten.push(event);
}

/**
 * For a statement that writes its event itself: announces the event after the commit, or at once for a statement
 * outside a transaction.
 */
export function eventWritten(on: Transaction | Access, providerId: number, event: CommittedEvent): void {
  if ('pool' in on) tellCommitted(on, providerId, [event]);
  else eventsOf.get(on)?.written.push(event);
}

function tellCommitted({ commitListeners }: Access, providerId: number, events: readonly CommittedEvent[]): void {
  if (events.length > 0) for (const listener of commitListeners) listener(providerId, events);
}

/**
 * Connections that have prepared the statement which writes an event: planning it takes as long as executing it. It is
 * the insert of `app.emit_event`, which functions in SQL call.
 */
const withEventStatement = new WeakSet<pg.PoolClient>();

const eventStatement = `prepare write_event (text, jsonb, boolean) as
  insert into public.events (provider_id, name, payload, is_dispatched) values (app.current_provider(), $1, $2, not $3) returning id`;

/** Commits in one round trip, events included; returns them with their ids. */
async function commit(
  client: pg.PoolClient,
  events: readonly NewEvent[],
  handled: ReadonlySet<string> | undefined,
): Promise<readonly CommittedEvent[]> {
  if (events.length === 0) {
    await client.query('commit');
    return [];
  }
  if (!withEventStatement.has(client)) {
    await client.query(eventStatement);
    withEventStatement.add(client);
  }
  const written = events.map(({ name, payload }) => {
    const values = [pg.escapeLiteral(name), pg.escapeLiteral(JSON.stringify(payload)), handled?.has(name) ?? true];
    return `execute write_event (${values.join(', ')})`;
  });
  const answers = await client.query<{ id: number }>([...written, 'commit'].join('; '));
  return events.map((event, place) => ({
    ...event,
    id: (answers as unknown as (typeof answers)[])[place]!.rows[0]!.id,
  }));
}

/** The result of the last statement of `begin`; only `withSettingsLock` uses it. */
interface Opened {
  readonly revision: number;
}

/** `begin` may contain several statements; `work` receives the result of the last one. */
async function transact<T>(
  access: Access,
  begin: string,
  work: (tx: Transaction, opened: Opened) => Promise<T>,
  providerId?: number,
): Promise<T> {
  const client = await access.pool.connect();
  const tx = transactionOver(client);
  const events: Events = { unwritten: [], written: [] };
  if (providerId !== undefined) eventsOf.set(tx, events);
  let broken: Error | undefined;
  try {
    const answers = (await client.query(begin)) as unknown as pg.QueryResult<Opened>[];
    const run = () => work(tx, answers.at(-1)!.rows[0]!);
    const result = await (access.around?.(run) ?? run());
    const committed = await commit(client, events.unwritten, access.handledEvents);
    if (providerId !== undefined) tellCommitted(access, providerId, [...events.written, ...committed]);
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    if (isOutdatedPlan(error)) broken = error;
    throw error;
  } finally {
    eventsOf.delete(tx);
    plannedOnce.delete(client);
    client.release(broken);
  }
}

/**
 * Whether another transaction got in between the checks of this one and its writing: unique (23505) and foreign keys
 * (23503), serialisation (40001) and deadlocks (40P01).
 */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && /^(?:23505|23503|40001|40P01)$/.test((error as pg.DatabaseError).code ?? '');
}

/**
 * An overtaken transaction runs once more: its checks now see what the other one wrote, and answer as they do for one
 * that came later. Work may therefore run twice, and must change nothing but its transaction.
 */
async function transactAgain<T>(...given: Required<Parameters<typeof transact<T>>>): Promise<T> {
  try {
    return await transact(...given);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return transact(...given);
  }
}

/** One statement string, one round trip. The number is validated, so that it is safe to interpolate. */
function beginAs(providerId: number): string {
  if (!Number.isSafeInteger(providerId) || providerId < 0) {
    throw new TypeError(`A tenant is a provider's id, not ${String(providerId)}.`);
  }
  return `begin; select set_config('app.provider_id', '${providerId}', true)`;
}

/**
 * Runs `work` in a transaction that sees and writes the rows of one provider only (0: the platform's own); once more if
 * another transaction overtakes it.
 */
export function inTenant<T>(access: Access, providerId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transactAgain(access, beginAs(providerId), work, providerId);
}

/**
 * The same for saving settings: waits for the settings lock first. `revision` is the current one; it cannot change
 * until this transaction ends.
 */
export function withSettingsLock<T>(
  access: Access,
  providerId: number,
  work: (tx: Transaction, revision: number) => Promise<T>,
): Promise<T> {
  const begin = `${beginAs(providerId)}; select app.lock_settings() as revision`;
  return transactAgain(access, begin, (tx, { revision }) => work(tx, revision), providerId);
}

/** For migrations and scripts run by the owner; the policies give no other role access. */
export function asOwner<T>(access: Access, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(access, `begin; select set_config('app.all_providers', 'on', true)`, work);
}
