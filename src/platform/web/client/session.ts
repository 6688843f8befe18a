/** The signed-in user and the permissions, loaded once at the start and whenever the token changes. */
import type { ListPermission } from '#engine/tables/table.ts';
import type { LoginBody, Permission, ReadCurrentUserAnswer200 } from '#generated/types.ts';
import { grantedBy, isGranted } from '#platform/domain/permission.ts';
import { isStaff } from '#platform/domain/role.ts';
import { CallError } from './call-error.ts';
import { call } from './call.ts';
import { endReads } from './in-flight.ts';
import { orKept } from './kept-answers.ts';
import { clearUserData } from './memory.ts';
import { createStore, useStore } from './store.ts';
import { readToken, writeToken } from './token.ts';

export type CurrentUser = ReadCurrentUserAnswer200['user'];
export type LoggedInUser = ReadCurrentUserAnswer200['logged_in_user'];

export interface Session {
  readonly user: CurrentUser | null;
  /** Everything the role allows: permissions of the API and permissions that only screens check. */
  readonly permissions: readonly string[];
  /** Username of the impersonated user; null when the user acts as themselves (F117). */
  readonly impersonatedUsername: string | null;
  /** The user who logged in, also while impersonating another. */
  readonly loggedInUser: LoggedInUser | null;
}

const signedOut: Session = { user: null, permissions: [], impersonatedUsername: null, loggedInUser: null };
export const session = createStore<Session>(signedOut);
let loading: Promise<Session> | undefined;

/**
 * Loads the session once; later callers get the same promise until the token changes. Rejects only when the server
 * cannot be reached.
 */
export function loadSession(): Promise<Session> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load(): Promise<Session> {
  const token = readToken();
  if (!token) return settle(signedOut);
  try {
    const { answer } = await orKept('read_current_user', call('read_current_user'));
    // Meanwhile the user logged out, or another one logged in: this is not the session any longer.
    if (readToken() !== token) return session.get();
    const { user, impersonated_username: impersonatedUsername, logged_in_user: loggedInUser } = answer;
    const permissions = [...user.role.permissions, ...user.role.permissions_ui];
    return settle({ user, permissions, impersonatedUsername, loggedInUser });
  } catch (failure) {
    if (readToken() !== token) return session.get();
    if (failure instanceof CallError && failure.status === 401) return settle(signedOut);
    throw failure;
  }
}

function settle(next: Session): Session {
  session.set(next);
  return next;
}

/**
 * Exchanges the credentials for a token and loads the user; false when a passcode is needed too. Throws the error of
 * the login call.
 */
export async function signIn(credentials: LoginBody): Promise<boolean> {
  const answer = await call('login', { body: credentials });
  if (!('access_token' in answer)) return false;
  await acceptToken(answer.access_token);
  return true;
}

/** Signs in the user of this token. */
export function acceptToken(token: string): Promise<Session> {
  writeToken(token);
  return reloadSession();
}

/** Logs out on the server, best effort, and clears the user's data here and in every other tab. */
export async function signOut(): Promise<void> {
  const resumeReads = endReads();
  if (readToken()) await call('logout').catch(() => undefined);
  clearSession();
  resumeReads();
}

/** Clears the user's data in this browser without a call: the server has already ended the session. */
export function clearSession(): void {
  clearUserData();
  loading = Promise.resolve(signedOut);
  session.set(signedOut);
}

/** Another tab signed in or out, so this one follows. */
export function reloadSession(): Promise<Session> {
  loading = undefined;
  return loadSession();
}

export function can(permission: Permission): boolean {
  return isGranted(session.get().permissions, permission);
}

/** For permission names that are data, such as the one that a setting requires. */
export function canNamed(permission: string): boolean {
  return grantedBy(session.get().permissions)(permission);
}

/** Whether the user has the permission that a call declares. */
export function canMeet({ all = [], any }: ListPermission = {}): boolean {
  return all.every(canNamed) && (any?.some(canNamed) ?? true);
}

export function useSession(): Session {
  return useStore(session, (value) => value);
}

export function useCan(permission: Permission): boolean {
  return isGranted(useSession().permissions, permission);
}

/**
 * For permissions that restrict, such as hide_logout: they must be held by name; the administrator's `*` does not
 * include them.
 */
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
