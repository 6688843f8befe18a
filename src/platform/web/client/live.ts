/** Hears which records moved, on one stream a browser: one tab holds it and tells the others, so that tabs cost nothing. */
import type { EventEntity } from '#generated/events.ts';
import { apiAddress } from './address/api-address.ts';
import { boot } from './boot.ts';
import { readEvents } from './event-stream.ts';
import { session } from './session.ts';
import { readToken } from './token.ts';

export interface Moved {
  readonly entity: EventEntity;
  /** Null: any record of the entity may have moved. */
  readonly id: number | null;
  /** What it moved to, where that is known: who shows that already need not ask again. */
  readonly revision: number | null;
}

interface Message {
  /** Everything up to it has been heard; the next stream goes on from here. */
  readonly position: number;
  readonly moved: readonly Moved[];
  /** All that is shown may be out of date. */
  readonly everything?: boolean;
}

const channelName = 'live';
const firstWait = 500;
const longestWait = 30_000;
/** The server writes something every few seconds; silence longer than this is a dead connection. */
const silence = 60_000;
/** What happened longer ago the server does not tell any more. */
const longestAbsence = 30 * 60_000;

/** Undefined as entity: every entity. */
interface Subscription {
  readonly entity: EventEntity | undefined;
  readonly listener: (moved: Moved | null) => void;
}

const subscriptions = new Set<Subscription>();
let last: { readonly position: number; readonly at: number } | undefined;

/**
 * Calls back whenever a record of the entity moved, in any tab, by anybody; with null when any record may have (the browser was
 * offline for long). Without an entity it hears of all. Returns how to stop. What moved is read by asking for it again.
 */
export function onMoved(entity: EventEntity | undefined, listener: (moved: Moved | null) => void): () => void {
  const subscription = { entity, listener };
  subscriptions.add(subscription);
  return () => subscriptions.delete(subscription);
}

/** Call once, at the start of the page. Returns how to stop. */
export function startLive(): () => void {
  const { position } = boot();
  last = position === undefined ? undefined : { position, at: Date.now() };
  const stopped = new AbortController();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
  const say = (message: Message) => {
    channel.postMessage(message);
    hear(message);
  };
  void whenLeader(stopped.signal, () => keepStream(say, stopped.signal)).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
  };
}

function hear({ position, moved, everything }: Message): void {
  last = { position, at: Date.now() };
  for (const { entity, listener } of [...subscriptions]) {
    if (everything) listener(null);
    else for (const one of moved) if (entity === undefined || entity === one.entity) listener(one);
  }
}

/** The lock is held until this tab closes; then the browser hands it to another. */
async function whenLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead();
  await navigator.locks.request('live_stream', { signal }, lead);
}

async function keepStream(say: (message: Message) => void, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    const token = readToken();
    const connected = await oneStream(token, say, signal);
    if (readToken() !== token) continue;
    wait = connected ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Resolves, never rejects, when the stream is over, or somebody else is signed in: whether it had been made at all. */
async function oneStream(token: string | null, say: (message: Message) => void, signal: AbortSignal): Promise<boolean> {
  const dead = new AbortController();
  const stop = () => dead.abort();
  signal.addEventListener('abort', stop, { once: true });
  const unwatch = session.subscribe(() => readToken() !== token && stop());
  let watch = setTimeout(stop, silence);
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(stop, silence);
  };
  let connected = false;
  try {
    const known = last && Date.now() - last.at < longestAbsence ? `?since=${last.position}` : '';
    const authorization = token === null ? undefined : { authorization: `Bearer ${token}` };
    const headers = { accept: 'text/event-stream', ...authorization };
    const answer = await fetch(apiAddress(`/api/events${known}`), { headers, signal: dead.signal });
    connected = answer.ok;
    await readEvents(answer, (data) => say(JSON.parse(data) as Message), alive);
  } catch {
    /* Broken or refused: the next round tries again. */
  } finally {
    clearTimeout(watch);
    unwatch();
    signal.removeEventListener('abort', stop);
  }
  return connected;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    window.addEventListener('online', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
