/** Hears that settings moved: one tab of the browser holds the stream and tells the others, so that tabs cost nothing. */
import { boot } from './boot.ts';
import { readEvents } from './event-stream.ts';

export interface Revision {
  readonly provider_id: number;
  readonly revision: number;
}

/** The server begins every stream with the revision of that moment, so whatever was missed before is seen at once. */
type Listener = (revision: number) => void;

const channelName = 'revision_channel';
const firstWait = 500;
const longestWait = 30_000;
/** The server writes a comment every few seconds; silence longer than this is a dead connection. */
const silence = 60_000;

/** Returns how to stop. */
export function listenForRevisions(listener: Listener): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<Revision>) => tell(listener, event.data));
  const say = (message: Revision) => {
    channel.postMessage(message);
    tell(listener, message);
  };
  void whenLeader(stopped.signal, () => keepStream(say, stopped.signal)).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
  };
}

function tell(listener: Listener, message: Revision): void {
  if (message.provider_id === boot().provider.id) listener(message.revision);
}

/** The lock is held until this tab closes; then the browser hands it to another. */
async function whenLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead();
  await navigator.locks.request('revision_stream', { signal }, lead);
}

async function keepStream(say: (message: Revision) => void, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    const connected = await oneStream(say, signal);
    wait = connected ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Resolves, never rejects, when the stream is over: whether it had been made at all. */
async function oneStream(say: (message: Revision) => void, signal: AbortSignal): Promise<boolean> {
  const dead = new AbortController();
  const stop = () => dead.abort();
  signal.addEventListener('abort', stop, { once: true });
  let watch = setTimeout(stop, silence);
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(stop, silence);
  };
  let connected = false;
  try {
    const answer = await fetch('/api/events', { headers: { accept: 'text/event-stream' }, signal: dead.signal });
    connected = answer.ok;
    await readEvents(answer, (data) => say(JSON.parse(data) as Revision), alive);
  } catch {
    /* Broken or refused: the next round tries again. */
  } finally {
    clearTimeout(watch);
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
