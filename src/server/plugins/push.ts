/** Hears from the database that a provider's settings moved, whichever process moved them, and tells whoever listens here. */
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';

/** `revision` is null after the connection was lost: anything may have happened meanwhile. */
export type RevisionListener = (providerId: number, revision: number | null) => void;

export interface Push {
  listen: (listener: RevisionListener) => () => void;
  close: () => Promise<void>;
}

const channel = 'settings_revision';
const longestPause = 5_000;

/** Holds one connection of the pool for as long as it is open. Resolves once it hears. */
export async function openPush(database: Database, log: FastifyBaseLogger): Promise<Push> {
  const listeners = new Set<RevisionListener>();
  let client: pg.PoolClient | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (providerId: number, revision: number | null): void => {
    for (const listener of [...listeners]) listener(providerId, revision);
  };

  const connect = async (): Promise<void> => {
    const next = await database.app.pool.connect();
    const lost = (error?: Error): void => {
      if (client !== next) return;
      client = undefined;
      next.release(true);
      if (closed) return;
      log.warn({ err: error }, 'push connection lost');
      reconnect(100);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => {
      const { provider_id, revision } = JSON.parse(payload ?? '{}') as { provider_id: number; revision: number };
      tell(provider_id, revision);
    });
    try {
      await next.query(`listen ${channel}`);
      if (closed) throw new Error('closed meanwhile');
    } catch (error) {
      next.release(true);
      throw error;
    }
    client = next;
  };

  const reconnect = (pause: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => tell(0, null),
        () => (closed ? undefined : reconnect(Math.min(pause * 2, longestPause))),
      );
    }, pause);
    retry.unref();
  };

  await connect();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      if (!last) return;
      // Given back clean, so that the pool closes it in order.
      const broken = await last.query('unlisten *').then(
        () => false,
        () => true,
      );
      last.removeAllListeners('notification');
      last.release(broken);
    },
  };
}
