/** What every signed-in screen needs, in one answer: kept in this browser, refreshed by revision and every hour (F128). */
import type { ReadGeneralDataAnswer200 } from '#generated/types.ts';
import { callIfNewer } from './call.ts';
import { onMoved } from './live.ts';
import { impersonatedUsername } from './impersonation.ts';
import { CallError, messageOf } from './call-error.ts';
import { recall, remember } from './memory.ts';
import { session } from './session.ts';
import { emitSignal } from './signals.ts';
import { createStore, useStore } from './store.ts';

export type GeneralData = ReadGeneralDataAnswer200;

interface Known {
  readonly data: GeneralData | null;
  readonly error: string | null;
}

const key = 'general_data';
const hour = 3_600_000;
const channelName = 'account_channel';
/** The other tabs of this browser, while somebody is signed in. */
let tabs: BroadcastChannel | undefined;
const known = createStore<Known>({ data: null, error: null });

export function useGeneralData(): Known {
  return useStore(known, (value) => value);
}

/** What is known at the moment; null until the first answer. */
export function generalDataNow(): GeneralData | null {
  return known.get().data ?? keptCopy();
}

/** Shows the kept copy at once and brings it up to date. */
export async function refreshGeneralData(): Promise<void> {
  const kept = known.get().data ?? keptCopy();
  if (kept) keep(kept);
  try {
    const newer = await callIfNewer('read_general_data', kept ? { query: { since: kept.revision } } : {});
    if (!newer) return;
    const data = neededOf(newer);
    keep(data);
    tabs?.postMessage(data);
  } catch (failure) {
    if (messageOf(failure) === null) return;
    const isGone = failure instanceof CallError && failure.status === 404;
    known.set({ data: kept, error: isGone ? 'Provider settings not found.' : 'Could not load general data.' });
    // Whoever cannot be looked at any more is not acted as any longer; a lost connection says nothing about that.
    const wasAnswered = failure instanceof CallError && failure.status >= 400 && failure.status !== 503;
    if (wasAnswered && impersonatedUsername() !== null) emitSignal('impersonationEnded');
  }
}

/** Returns how to stop; whoever signs out takes the data along. */
export function keepGeneralData(): () => void {
  void refreshGeneralData();
  const timer = setInterval(() => void refreshGeneralData(), hour);
  const stop = onMoved('account', (moved) => {
    const own = known.get().data?.account?.id;
    if (own !== undefined && (moved?.id ?? own) === own) void refreshGeneralData();
  });
  tabs = new BroadcastChannel(channelName);
  tabs.addEventListener('message', ({ data }: MessageEvent<GeneralData>) => takeFromTab(data));
  return () => {
    stop();
    clearInterval(timer);
    tabs?.close();
    tabs = undefined;
    known.set({ data: null, error: null });
  };
}

/** What another tab was told is true here too, for the same person, unless this tab knows something newer (F125). */
function takeFromTab(data: GeneralData): void {
  const before = known.get().data;
  const isOurs = data.user.id === session.get().user?.id;
  if (isOurs && (before === null || data.revision >= before.revision)) known.set({ data, error: null });
}

function keep(data: GeneralData): void {
  known.set({ data, error: null });
  // What somebody sees as another user is not kept in the browser (F127).
  if (impersonatedUsername() === null) remember(key, JSON.stringify(data));
}

/** What other roles may do is no screen's need, and nothing that should lie about in a browser. */
function neededOf(data: GeneralData): GeneralData {
  return { ...data, roles: data.roles.filter(({ id }) => id === data.user.role_id) };
}

/** Only ever the signed-in user's own. */
function keptCopy(): GeneralData | null {
  const text = impersonatedUsername() === null ? recall(key) : null;
  if (text === null) return null;
  try {
    const data = JSON.parse(text) as GeneralData;
    return data.user.id === session.get().user?.id ? neededOf(data) : null;
  } catch {
    return null;
  }
}
