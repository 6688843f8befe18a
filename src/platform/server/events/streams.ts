/** Open browsers, each on one long answer of server-sent events: they hear that a revision moved, never a value. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Database } from '../db/database.ts';
import { readSettingsRevisions } from '../db/definer.ts';
import type { Push } from './push.ts';
import type { Provider } from '../http/tenancy.ts';

/** Proxies cut a silent connection after about a minute. */
const heartbeatMs = 25_000;
/** A process that dies between a commit and its notice tells nobody, so the revisions of open streams are compared now and then. */
const compareMs = 2_000;
/** A browser that does not read is cut off; it comes back and compares revisions. */
const maxUnread = 64 * 1024;

export class Streams {
  readonly #open = new Map<number, Set<ServerResponse>>();
  readonly #database: Database;
  readonly #unlisten: () => void;
  /** The newest revision that the streams of a provider know. */
  readonly #told = new Map<number, number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(database: Database, push: Push) {
    this.#database = database;
    this.#unlisten = push.listen((providerId, revision) => this.#heard(providerId, revision));
    this.#timers = [
      setInterval(() => this.#everybody(': still here\n\n'), heartbeatMs).unref(),
      setInterval(() => void this.#compare([...this.#open.keys()]), compareMs).unref(),
    ];
  }

  open(provider: Provider, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const response = reply.raw;
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    response.writeHead(200, { ...headers, 'cache-control': 'no-cache, no-transform' } as Record<string, string>);
    const peers = this.#open.get(provider.id) ?? new Set<ServerResponse>();
    this.#open.set(provider.id, peers.add(response));
    request.raw.socket.setNoDelay(true);
    response.on('close', () => {
      peers.delete(response);
      if (peers.size === 0 && this.#open.get(provider.id) === peers) this.#open.delete(provider.id);
    });
    this.#told.set(provider.id, Math.max(provider.revision, this.#told.get(provider.id) ?? 0));
    send(response, `retry: 1000\n${event(provider.id, provider.revision)}`);
    // It may have moved between the look at the host and this line.
    void this.#compare([provider.id]);
  }

  /** Ends every stream, so that a stopping server does not wait for them. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unlisten();
    for (const peers of this.#open.values()) for (const response of peers) response.end();
    this.#open.clear();
  }

  /** Provider 0 is the platform, whose values every provider inherits; after a lost connection anybody's may have moved. */
  #heard(providerId: number, revision: number | null): void {
    if (providerId !== 0 && revision !== null) this.#tell(providerId, revision);
    else void this.#compare([...this.#open.keys()]);
  }

  async #compare(providerIds: readonly number[]): Promise<void> {
    if (providerIds.length === 0) return;
    const now = await readSettingsRevisions(this.#database.app, providerIds).catch(() => new Map<number, number>());
    for (const [providerId, revision] of now) this.#tell(providerId, revision);
  }

  #tell(providerId: number, revision: number): void {
    if (revision <= (this.#told.get(providerId) ?? 0)) return;
    this.#told.set(providerId, revision);
    for (const response of this.#open.get(providerId) ?? []) send(response, event(providerId, revision));
  }

  #everybody(text: string): void {
    for (const peers of this.#open.values()) for (const response of peers) send(response, text);
  }
}

function event(provider_id: number, revision: number): string {
  return `data: ${JSON.stringify({ provider_id, revision })}\n\n`;
}

function send(response: ServerResponse, text: string): void {
  if (response.writableLength > maxUnread) response.destroy();
  else response.write(text);
}
