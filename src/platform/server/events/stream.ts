/** The stream of one open browser: what it may receive, and the format of a message. */
import type { ServerResponse } from 'node:http';
import { hears, type Listener, type Moved, type Topic } from './topic.ts';

/** A browser that does not read is disconnected; it reconnects with its last position. */
const maxUnread = 64 * 1024;
/** For more records than this, a message says that any record of the entity may have changed. */
const mostRecords = 50;

export interface Stream {
  readonly response: ServerResponse;
  /** The user, or the network of a guest, whose open streams are limited. */
  readonly holder: string;
  /** Follows changes of the user’s role and limits. */
  listener: Listener;
  /** Null for a guest. */
  readonly tokenHash: Buffer | null;
  /** The user, their role and their account, whose changes the page follows although few may read them. */
  own: { readonly userId: number; readonly roleId: number; readonly accountId: number | null } | null;
}

/** `position`: everything up to it has been sent; `everything`: all that is shown may be out of date. */
export interface StreamMessage {
  readonly position: number;
  readonly moved: readonly Moved[];
  readonly everything?: true;
}

/** The message for a stream; undefined when there is nothing to send. */
export function messageFor(stream: Stream, position: number, topics: readonly Topic[]): StreamMessage | undefined {
  const moved = merged(topics.filter((topic) => hears(stream.listener, topic) || concernsUser(stream, topic)));
  return moved.length > 0 ? { position, moved } : undefined;
}

/** One entry per record, with its newest revision; a single entry for the entity when there would be too many. */
function merged(topics: readonly Topic[]): readonly Moved[] {
  const entities = new Map<string, Map<number | null, Moved>>();
  for (const { entity, id, revision } of topics) {
    const records = entities.get(entity) ?? new Map<number | null, Moved>();
    entities.set(entity, records);
    const before = records.get(id);
    if ((before?.revision ?? 0) <= (revision ?? 0)) records.set(id, { entity, id, revision });
  }
  return [...entities.values()].flatMap((records) => {
    const all = [...records.values()];
    return all.length > mostRecords ? [{ entity: all[0]!.entity, id: null, revision: null }] : all;
  });
}

/** Whether a change is of the user of a stream, or of their role or account: it may end their session or change its limits. */
export function concernsUser({ own }: Stream, { entity, id }: Topic): boolean {
  if (own === null) return false;
  const ids = { user_record: own.userId, role_record: own.roleId, account: own.accountId };
  return id !== null && entity in ids && ids[entity as keyof typeof ids] === id;
}

export function send({ response }: Stream, message: StreamMessage): void {
  if (response.writableLength > maxUnread) response.destroy();
  else response.write(`data: ${JSON.stringify(message)}\n\n`);
}
