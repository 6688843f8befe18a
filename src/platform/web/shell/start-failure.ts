/** What is shown when the page cannot start: the provider could not be found, or its settings were refused. */
import { CallError, messageOf } from '../client/call-error.ts';
import { createStore } from '../client/store.ts';

export type LookupOutcome = 'not-found' | 'maintenance' | 'outage' | 'signed-out' | 'lookup';

/** What to do when the provider lookup failed (F405); only a user with a token can be signed out. */
export function lookupOutcome(failure: unknown, hasToken: boolean): LookupOutcome {
  const status = failure instanceof CallError ? failure.status : 0;
  if (status === 404) return 'not-found';
  if (status === 418) return 'maintenance';
  if (status === 503) return 'outage';
  return status === 401 && hasToken ? 'signed-out' : 'lookup';
}

/** The sentence of the error screen when the settings were refused; null otherwise (F406). */
export const settingsFailure = createStore<string | null>(null);

/** Without a connection the page keeps the settings that it was served with; an ended session is handled elsewhere. */
export function settingsFailed(failure: unknown): void {
  const isRefused = failure instanceof CallError && failure.status >= 400 && ![401, 503].includes(failure.status);
  const message = messageOf(failure);
  if (isRefused && message !== null) settingsFailure.set(message);
}
