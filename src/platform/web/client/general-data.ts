/**
 * The data that every signed-in screen needs, in one response: cached in this browser and refreshed by revision and
 * every hour (F128).
 */
import type { ReadGeneralDataAnswer200 } from '#generated/types.ts';
import { callIfNewer } from './call.ts';
import { onMoved } from './live.ts';
import { impersonatedUsername } from './impersonation.ts';
import { CallError, messageOf } from './call-error.ts';
import { recall, remember } from './memory.ts';
import { acceptOwnSettings } from './provider-settings.ts';
import { audienceOf, session } from './session.ts';
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
/** Channel to the other tabs of this browser, open while a user is signed in. */
let tabs: BroadcastChannel | undefined;
const known = createStore<Known>({ data: null, error: null });
// A list of features for one member of staff; what customers read contains theirs.
known.subscribe(() => {
  const { enabled_features } = known.get().data?.user_settings ?? {};
  acceptOwnSettings(enabled_features && audienceOf(session.get()) === 'staff' ? { enabled_features } : {});
});

export function useGeneralData(): Known {
  return useStore(known, (value) => value);
}

/** The current data; null until the first response. */
export function generalDataNow(): GeneralData | null {
  return known.get().data ?? storedCopy();
}

/** Shows the cached copy at once and brings it up to date. */
export async function refreshGeneralData(): Promise<void> {
  const stored = known.get().data ?? storedCopy();
  if (stored) store(stored);
  try {
    const newer = await callIfNewer('read_general_data', stored ? { query: { since: stored.revision } } : {});
    // The answer may arrive after the user logged out.
    if (!newer || !isOurs(newer)) return;
    const data = neededOf(newer);
    store(data);
    tabs?.postMessage(data);
  } catch (failure) {
    if (messageOf(failure) === null) return;
    const isGone = failure instanceof CallError && failure.status === 404;
    known.set({ data: stored, error: isGone ? 'Provider settings not found.' : 'Could not load general data.' });
    // A refusal ends the impersonation; a lost connection does not.
    const wasAnswered = failure instanceof CallError && failure.status >= 400 && failure.status !== 503;
    if (wasAnswered && impersonatedUsername() !== null) emitSignal('impersonationEnded');
  }
}

/** What it consists of besides the account: settings of the user alone, the user and their role, branches, drivers. */
const inIt = ['setting_revision', 'user_record', 'role_record', 'branch_record', 'driver'] as const;

/** Returns a function that stops it; signing out removes the data. */
export function keepGeneralData(): () => void {
  void refreshGeneralData();
  const timer = setInterval(() => void refreshGeneralData(), hour);
  const ofAccount = onMoved('account', (moved) => {
    const own = known.get().data?.account?.id;
    if (own !== undefined && (moved?.id ?? own) === own) void refreshGeneralData();
  });
  const ofAll = inIt.map((entity) => onMoved(entity, () => void refreshGeneralData()));
  tabs = new BroadcastChannel(channelName);
  tabs.addEventListener('message', ({ data }: MessageEvent<GeneralData>) => takeFromTab(data));
  return () => {
    for (const stop of [ofAccount, ...ofAll]) stop();
    clearInterval(timer);
    tabs?.close();
    tabs = undefined;
    known.set({ data: null, error: null });
  };
}

/** Takes over what another tab received for the same user, unless this tab has a newer revision (F125). */
function takeFromTab(data: GeneralData): void {
  const before = known.get().data;
  if (isOurs(data) && (before === null || data.revision >= before.revision)) known.set({ data, error: null });
}

/** Whether it belongs to the user who is logged in. */
function isOurs(data: GeneralData): boolean {
  return data.user.id === session.get().user?.id;
}

function store(data: GeneralData): void {
  known.set({ data, error: null });
  // Data read while impersonating a user is not stored in the browser (F127).
  if (impersonatedUsername() === null) remember(key, JSON.stringify(data));
}

/** No screen needs the permissions of other roles, and they should not be stored in a browser. */
function neededOf(data: GeneralData): GeneralData {
  return { ...data, roles: data.roles.filter(({ id }) => id === data.user.role_id) };
}

/** The cached copy, if it belongs to the signed-in user. */
function storedCopy(): GeneralData | null {
  const text = impersonatedUsername() === null ? recall(key) : null;
  if (text === null) return null;
  try {
    const data = JSON.parse(text) as GeneralData;
    return isOurs(data) ? neededOf(data) : null;
  } catch {
    return null;
  }
}
