/** The open browsers, each on a stream of server-sent events: they receive which records changed, never their data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { findSession } from '../db/session.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/rate-limit.ts';
import { isClosed, type Session } from '../http/session.ts';
import type { Provider } from '../http/tenancy.ts';
import type { ReceivedEvent, Push } from './push.ts';
import { readEventsSince, type EventsSince } from './repository.ts';
import { concernsUser, messageFor, send, type Stream, type StreamMessage } from './stream.ts';
import { listenerFor, topicFields, topicOf } from './topic.ts';

/** Proxies close a silent connection after about a minute. */
const heartbeatMs = 25_000;
/** A process may die between a commit and its notification, so the table is polled too. */
const lookMs = 2_000;
/** Open streams of one user, and of one network without a user. A browser needs one, however many tabs it has. */
const mostStreams = { user: 50, network: 200 };

interface Opening {
  readonly provider: Provider;
  readonly session: Session | null;
  /** The browser's last position; null when it has none, and then anything may have changed. */
  readonly since: number | null;
}

export class Streams {
  readonly #open = new Map<number, Set<Stream>>();
  readonly #database: Database;
  readonly #unlisten: () => void;
  readonly #timers: readonly NodeJS.Timeout[];
  /** All events of transactions before this position were sent to the browsers connected at the time. */
  #position: number | undefined;
  #look: Promise<void> | undefined;
  /** Events already sent: those found by the last poll, and those announced since it began. */
  #found: ReadonlySet<number> = new Set();
  #announced = new Set<number>();
  #isClosed = false;

  constructor(database: Database, push: Push) {
    this.#database = database;
    this.#unlisten = push.listen((received) => (received ? this.#hear(received) : this.#lookNow()));
    this.#timers = [
      setInterval(() => void this.beat(), heartbeatMs).unref(),
      setInterval(() => this.#lookNow(), lookMs).unref(),
    ];
    this.#lookNow();
  }

  /** The position from which a page rendered now can resume; undefined just after the start. */
  get position(): number | undefined {
    return this.#position;
  }

  /** Throws `too_many_attempts` for more streams than a user or network may have. */
  open({ provider, session, since }: Opening, request: FastifyRequest, reply: FastifyReply): void {
    // Users signed in at another provider receive what guests receive.
    const own = session?.provider.id === provider.id ? session : null;
    const holder = own ? `user ${own.user.id}` : networkOf(request.ip);
    this.#requireRoom(holder, own ? mostStreams.user : mostStreams.network);
    reply.hijack();
    const response = reply.raw;
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    response.writeHead(200, { ...headers, 'cache-control': 'no-cache, no-transform' } as Record<string, string>);
    request.raw.socket.setNoDelay(true);
    response.write('retry: 1000\n\n');
    // The server may have begun to stop while the session was looked up.
    if (this.#isClosed) return void response.end();
    const listener = listenerFor(own?.user ?? null, own?.role.permissions ?? []);
    const stream = { response, holder, listener, tokenHash: own?.tokenHash ?? null, own: ownOf(own) };
    const peers = this.#open.get(provider.id) ?? new Set<Stream>();
    this.#open.set(provider.id, peers.add(stream));
    response.on('close', () => {
      peers.delete(stream);
      if (peers.size === 0 && this.#open.get(provider.id) === peers) this.#open.delete(provider.id);
    });
    // A page whose session is over reads everything again, and learns it.
    const isOver = session === null && request.headers.authorization !== undefined;
    void this.#catchUp(provider, stream, isOver ? null : since);
  }

  #requireRoom(holder: string, most: number): void {
    const open = this.#all().filter((stream) => stream.holder === holder).length;
    if (open < most) return;
    const message = 'Too many open event streams. Close some and try again';
    throw new ApiError(429, 'too_many_attempts', message, [], { retry_after: 60 });
  }

  /** Ends every stream, so that a stopping server does not wait for them. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#unlisten();
    for (const { response } of this.#all()) response.end();
    this.#open.clear();
  }

  /** The first message: what changed since the browser's last position. Changes in the meantime are sent too, possibly twice. */
  async #catchUp(provider: Provider, stream: Stream, since: number | null): Promise<void> {
    // A poll that began earlier does not include this provider, and would move the position past events that were not
    // sent.
    await this.#look;
    try {
      const missed = await readEventsSince(this.#database.app, [0, provider.id], since, topicFields);
      const { position } = missed;
      const topics = eventsIn(missed).map(({ topic }) => topic);
      const message = messageFor(stream, position, topics) ?? { position, moved: [] };
      send(stream, since === null || missed.cut ? { ...message, everything: true } : message);
    } catch {
      // The browser reconnects.
      stream.response.end();
    }
  }

  #hear(received: readonly ReceivedEvent[]): void {
    const unseen = received.filter(({ eventId }) => !this.#isTold(eventId));
    for (const { eventId } of unseen) this.#announced.add(eventId);
    this.#tell(unseen);
  }

  #isTold(eventId: number): boolean {
    return this.#announced.has(eventId) || this.#found.has(eventId);
  }

  #lookNow(): void {
    this.#look ??= this.#lookOnce().finally(() => (this.#look = undefined));
  }

  /** Sends events that were not announced, and advances the position. */
  async #lookOnce(): Promise<void> {
    const open = [...this.#open.keys()];
    const before = this.#announced;
    this.#announced = new Set();
    try {
      const since = this.#position ?? null;
      const found = await readEventsSince(this.#database.app, open.length > 0 ? [0, ...open] : [], since, topicFields);
      const received = eventsIn(found);
      this.#position = found.position;
      const unseen = received.filter(({ eventId }) => !this.#isTold(eventId) && !before.has(eventId));
      this.#found = new Set(received.map(({ eventId }) => eventId));
      if (found.cut) this.#toAll({ position: found.position, moved: [], everything: true });
      else this.#tell(unseen);
    } catch {
      // The next poll finds them; until then the sent events are remembered.
      for (const eventId of before) this.#announced.add(eventId);
    }
  }

  /** A change of the platform concerns every provider. */
  #tell(received: readonly ReceivedEvent[]): void {
    if (received.length === 0 || this.#position === undefined) return;
    for (const [providerId, streams] of this.#open) {
      const topics = received
        .filter((one) => one.providerId === providerId || one.providerId === 0)
        .map(({ topic }) => topic);
      if (topics.length === 0) continue;
      for (const stream of streams) {
        const message = messageFor(stream, this.#position, topics);
        if (message) send(stream, message);
        if (topics.some((topic) => concernsUser(stream, topic))) void this.#follow(stream).catch(() => undefined);
      }
    }
  }

  #toAll(message: StreamMessage): void {
    for (const stream of this.#all()) send(stream, message);
  }

  #all(): readonly Stream[] {
    return [...this.#open.values()].flatMap((streams) => [...streams]);
  }

  /** Keeps the connections alive, updates positions and the limits of users, and ends the streams of sessions that are over. */
  async beat(): Promise<void> {
    if (this.#position !== undefined) this.#toAll({ position: this.#position, moved: [] });
    await Promise.all(
      this.#all().map(async (stream) => {
        await this.#follow(stream);
      }),
    ).catch(() => undefined);
  }

  /** Updates what a user may receive, and ends the stream of a session that is over, or whose provider or account was closed. */
  async #follow(stream: Stream): Promise<void> {
    if (stream.tokenHash === null) return;
    const found = await findSession(this.#database.app, stream.tokenHash);
    if (!found || isClosed({ ...found, actor: null })) {
      // The page reads everything again, and learns why.
      send(stream, { position: this.#position ?? 0, moved: [], everything: true });
      stream.response.end();
      return;
    }
    const { user, role } = found;
    stream.listener = listenerFor(user, role.permissions);
    stream.own = ownOf(found);
  }
}

function ownOf(session: Pick<Session, 'user' | 'role'> | null): Stream['own'] {
  return session && { userId: session.user.id, roleId: session.role.id, accountId: session.user.account_id };
}

function eventsIn({ rows }: EventsSince): readonly ReceivedEvent[] {
  return rows.flatMap(({ provider_id: providerId, id: eventId, name, fields }) => {
    const topic = topicOf(name, fields);
    return topic ? [{ providerId, eventId, topic }] : [];
  });
}
