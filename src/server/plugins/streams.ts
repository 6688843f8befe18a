/** Open browsers, each on one long answer of server-sent events: they hear that a revision moved, never a value. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Database } from '#server/db/database.ts';
import { readSettingsRevision } from '#server/db/definer.ts';
import type { Push } from './push.ts';
import type { Provider } from './tenancy.ts';

/** Proxies cut a silent connection after about a minute. */
const heartbeatMs = 25_000;
/** A browser that does not read is cut off; it comes back and compares revisions. */
const maxUnread = 64 * 1024;

export class Streams {
  readonly #open = new Map<number, Set<ServerResponse>>();
  readonly #database: Database;
  readonly #unlisten: () => void;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(database: Database, push: Push) {
    this.#database = database;
    this.#unlisten = push.listen((providerId, revision) => void this.#heard(providerId, revision));
    this.#heartbeat = setInterval(() => this.#everybody(': still here\n\n'), heartbeatMs);
    this.#heartbeat.unref();
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
    send(response, `retry: 1000\n${event(provider.id, provider.revision)}`);
  }

  /** Ends every stream, so that a stopping server does not wait for them. */
  close(): void {
    clearInterval(this.#heartbeat);
    this.#unlisten();
    for (const peers of this.#open.values()) for (const response of peers) response.end();
    this.#open.clear();
  }

  /** Provider 0 is the platform, whose values every provider inherits; after a lost connection anybody's may have moved. */
  async #heard(providerId: number, revision: number | null): Promise<void> {
    if (revision !== null && providerId !== 0) return this.#tell(providerId, revision);
    await Promise.all(
      [...this.#open.keys()].map(async (id) => {
        const now = revision ?? (await readSettingsRevision(this.#database.app, id).catch(() => undefined));
        if (now !== undefined) this.#tell(id, now);
      }),
    );
  }

  #tell(providerId: number, revision: number): void {
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
