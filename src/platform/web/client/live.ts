/**
 * Receives which records changed over one event stream per browser: one tab holds the connection and passes the events
 * on to the others.
 */
import type { EventEntity } from '#generated/events.ts';
import { apiAddress } from './address/api-address.ts';
import { boot } from './boot.ts';
import { readEvents } from './event-stream.ts';
import { onReadsEnding } from './in-flight.ts';
import { session } from './session.ts';
import { readToken } from './token.ts';

export interface Moved {
  readonly entity: EventEntity;
  /** Null: any record of the entity may have changed. */
  readonly id: number | null;
  /** The new revision, where it is known: a screen that already shows it need not reload. */
  readonly revision: number | null;
}

interface Message {
  /** Position of the last event received; the next connection resumes from here. */
  readonly position: number;
  readonly moved: readonly Moved[];
  /** Everything on screen may be out of date. */
  readonly everything?: boolean;
}

const channelName = 'live';
const firstWait = 500;
const longestWait = 30_000;
/** The server sends something every few seconds; a longer silence, in milliseconds, means that the connection is dead. */
const silence = 60_000;
/** The server does not replay events older than this, in milliseconds. */
const longestAbsence = 30 * 60_000;

/** An undefined entity stands for every entity. */
interface Subscription {
  readonly entity: EventEntity | undefined;
  readonly listener: (moved: Moved | null) => void;
}

const subscriptions = new Set<Subscription>();
let last: { readonly position: number; readonly at: number } | undefined;

/**
 * Calls back whenever a record of the entity was changed, in any tab and by any user; with null when any record may
 * have changed (the browser was offline for long). Without an entity it receives all changes. Events carry no data:
 * read the record again. Returns a function that unsubscribes.
 */
export function onMoved(entity: EventEntity | undefined, listener: (moved: Moved | null) => void): () => void {
  const subscription = { entity, listener };
  subscriptions.add(subscription);
  return () => subscriptions.delete(subscription);
}

/** Call once, when the page starts. Returns a function that stops it. */
export function startLive(): () => void {
  const { position } = boot();
  last = position === undefined ? undefined : { position, at: Date.now() };
  const stopped = new AbortController();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<Message>) => receive(event.data));
  const publish = (message: Message) => {
    channel.postMessage(message);
    receive(message);
  };
  void whenLeader(stopped.signal, () => keepStream(publish, stopped.signal)).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
  };
}

function receive({ position, moved, everything }: Message): void {
  last = { position, at: Date.now() };
  for (const { entity, listener } of [...subscriptions]) {
    if (everything) listener(null);
    else for (const one of moved) if (entity === undefined || entity === one.entity) listener(one);
  }
}

/** The lock is held until this tab closes; then the browser gives it to another tab. */
async function whenLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead();
  await navigator.locks.request('live_stream', { signal }, lead);
}

async function keepStream(publish: (message: Message) => void, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    const token = readToken();
    const connected = await oneStream(token, publish, signal);
    if (readToken() !== token) continue;
    wait = connected ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Resolves, never rejects, when the stream has ended or another user signed in; true if the connection had been established. */
async function oneStream(
  token: string | null,
  publish: (message: Message) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const dead = new AbortController();
  const stop = () => dead.abort();
  signal.addEventListener('abort', stop, { once: true });
  const unwatch = session.subscribe(() => readToken() !== token && stop());
  const unending = onReadsEnding(stop);
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
    await readEvents(answer, (data) => publish(JSON.parse(data) as Message), alive);
  } catch {
    /* The connection broke or was refused: the loop tries again. */
  } finally {
    clearTimeout(watch);
    unwatch();
    unending();
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
