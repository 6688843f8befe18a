/** Who is signed in: the user and the permissions, loaded once at the start and whenever the token changes. */
import type { LoginBody, Permission, ReadCurrentUserAnswer200 } from '#generated/types.ts';
import { grantedBy, isGranted } from '#platform/domain/permission.ts';
import { isStaff } from '#platform/domain/role.ts';
import { CallError } from './call-error.ts';
import { call } from './call.ts';
import { forgetPerson } from './memory.ts';
import { createStore, useStore } from './store.ts';
import { readToken, writeToken } from './token.ts';

export type CurrentUser = ReadCurrentUserAnswer200['user'];
export type LoggedInUser = ReadCurrentUserAnswer200['logged_in_user'];

export interface Session {
  readonly user: CurrentUser | null;
  /** Everything the role allows: API permissions and those that only the screens know. */
  readonly permissions: readonly string[];
  /** Whom the person who is signed in is looking as; null when as themselves (F117). */
  readonly impersonatedUsername: string | null;
  /** Who is signed in, whoever they look as. */
  readonly loggedInUser: LoggedInUser | null;
}

const nobody: Session = { user: null, permissions: [], impersonatedUsername: null, loggedInUser: null };
export const session = createStore<Session>(nobody);
let loading: Promise<Session> | undefined;

/** Asks once; later callers get the same answer until the token changes. Fails only when the server cannot be asked. */
export function loadSession(): Promise<Session> {
  loading ??= ask().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function ask(): Promise<Session> {
  if (!readToken()) return settle(nobody);
  try {
    const answer = await call('read_current_user');
    const { user, impersonated_username: impersonatedUsername, logged_in_user: loggedInUser } = answer;
    const permissions = [...user.role.permissions, ...user.role.permissions_ui];
    return settle({ user, permissions, impersonatedUsername, loggedInUser });
  } catch (failure) {
    if (failure instanceof CallError && failure.status === 401) return settle(nobody);
    throw failure;
  }
}

function settle(next: Session): Session {
  session.set(next);
  return next;
}

/** Exchanges the credentials for a token and loads the user; false when a passcode is needed as well. Throws what the sign-in answered. */
export async function signIn(credentials: LoginBody): Promise<boolean> {
  const answer = await call('login', { body: credentials });
  if (!('access_token' in answer)) return false;
  await acceptToken(answer.access_token);
  return true;
}

/** Whoever has this token is signed in from now on. */
export function acceptToken(token: string): Promise<Session> {
  writeToken(token);
  return reloadSession();
}

/** Tells the server, best effort, and forgets the person here and in every other tab. */
export async function signOut(): Promise<void> {
  if (readToken()) await call('logout').catch(() => undefined);
  forgetSession();
}

/** Forgets the person in this browser without asking the server: its answer was that the session is over. */
export function forgetSession(): void {
  forgetPerson();
  loading = Promise.resolve(nobody);
  session.set(nobody);
}

/** Another tab signed in or out: the same must be true here. */
export function reloadSession(): Promise<Session> {
  loading = undefined;
  return loadSession();
}

export function can(permission: Permission): boolean {
  return isGranted(session.get().permissions, permission);
}

/** For names that are data, such as what a setting asks for. */
export function canNamed(permission: string): boolean {
  return grantedBy(session.get().permissions)(permission);
}

export function useSession(): Session {
  return useStore(session, (value) => value);
}

export function useCan(permission: Permission): boolean {
  return isGranted(useSession().permissions, permission);
}

/** For permissions that take something away, such as hide_logout: held by name only, not by the administrator's `*`. */
export function useHas(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

export type Audience = 'guest' | 'customer' | 'staff';

export function audienceOf({ user }: Session): Audience {
  if (!user) return 'guest';
  return isStaff(user) ? 'staff' : 'customer';
}

export function useAudience(): Audience {
  return useStore(session, audienceOf);
}
