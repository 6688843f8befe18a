/**
 * The first requests of a signed-in user, sent by a script inside the page (`src/app/web-early.ts`) while the app's scripts
 * are still loading: on a phone they take seconds, and the server has answered by then.
 */
import { boot } from '../boot.ts';
import { readToken } from '../token.ts';
import { apiAddress } from './api-address.ts';
import { headers } from './headers.ts';
import { queryString } from './query-string.ts';

interface EarlyAnswers {
  /** Whose answers they are. */
  readonly token: string;
  /** By the address that `call` asks. */
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** The calls `read_settings` and `read_current_user`, in the order of the start-up (F126). */
const first = ['/api/providers/settings', '/api/users/me'];

/** Call once, after `setBoot`. */
export function sendEarly(token: string): void {
  const query = queryString({ provider_id: boot().provider.id });
  const addresses = first.map((path) => apiAddress(path + query));
  const answers = Object.fromEntries(
    addresses.map((address) => [address, fetch(address, { headers: headers('GET') })]),
  );
  // Without a connection they fail before anybody waits for them.
  for (const answer of Object.values(answers)) answer.catch(() => undefined);
  globalThis.earlyAnswers = { token, answers };
}

/** The answer of an early request, once; undefined where none was sent, or the user is another by now. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  const answer = early?.answers[address];
  delete early?.answers[address];
  return early?.token === readToken() ? answer : undefined;
}
