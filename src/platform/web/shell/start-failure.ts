/** What a page that cannot begin shows: the provider that could not be looked up, and settings that were refused. */
import { CallError, messageOf } from '../client/call-error.ts';
import { createStore } from '../client/store.ts';

export type LookupOutcome = 'not-found' | 'maintenance' | 'outage' | 'signed-out' | 'lookup';

/** What becomes of a page whose provider could not be looked up (F405); only somebody who has a token can be signed out. */
export function lookupOutcome(failure: unknown, hasToken: boolean): LookupOutcome {
  const status = failure instanceof CallError ? failure.status : 0;
  if (status === 404) return 'not-found';
  if (status === 418) return 'maintenance';
  if (status === 503) return 'outage';
  return status === 401 && hasToken ? 'signed-out' : 'lookup';
}

/** The sentence of the error screen when the settings were refused; null while all is well (F406). */
export const settingsFailure = createStore<string | null>(null);

/** Without a connection the page goes on with the settings it came with; a session that ended has its own way. */
export function settingsFailed(failure: unknown): void {
  const isRefused = failure instanceof CallError && failure.status >= 400 && ![401, 503].includes(failure.status);
  const message = messageOf(failure);
  if (isRefused && message !== null) settingsFailure.set(message);
}
