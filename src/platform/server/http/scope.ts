/** Decides which scope a call changes, and whether its caller may change it, before any stored data is read. */
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { scopeBar, type ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { ApiError, forbidden } from './api-error.ts';
import type { Session } from './session.ts';

/** The `scope` of a call's schema; null for a call that only reads. */
export type ScopeRule = 'provider' | 'named' | 'own_account' | 'account' | 'record' | 'self' | 'none' | null;

/** A stored record of a customer account. */
export interface OfAccount {
  readonly account: number;
  /** The error for a record that doesn't exist: users of other accounts must not learn that this one does. */
  readonly unknown: ApiError;
}

/** The owner of a stored record: a scope, or a customer account. */
export type RecordOwner = ScopeRef | OfAccount;

interface Change {
  readonly rule: ScopeRule;
  readonly session: Session | null;
  readonly providerId: number;
  /** The fields of query and body. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The owner of the record; undefined for a call without a record. */
  readonly ownerOf: (() => Promise<RecordOwner | undefined>) | undefined;
}

/** Throws `scope_not_allowed` or `forbidden` (403) when the caller may not change the call's scope, and 404 for a record of another account. */
export async function requireScope(database: Database, change: Change): Promise<void> {
  const { rule, session, input } = change;
  if (!session || rule === null || rule === 'self' || rule === 'none') return;
  if (rule === 'provider') return requireUnchanged(database, change, { kind: 'provider' });
  const owner = await change.ownerOf?.();
  if (owner && 'account' in owner) return requireAccount(session, owner.account, owner.unknown);
  if (rule === 'account') return requireAccount(session, idIn(input));
  return requireUnchanged(database, change, owner ?? withoutOwner(change, session));
}

function idIn({ account_id: id }: Change['input']): number | undefined {
  return typeof id === 'number' ? id : undefined;
}

/** The scope of a call without a stored record. */
function withoutOwner({ rule, input }: Change, { user }: Session): ScopeRef {
  if (rule !== 'named' && rule !== 'own_account') return { kind: 'provider' };
  const own = rule === 'own_account' && idIn(input) === undefined ? onlyAccountOf(user) : null;
  return own === null ? namedIn(input) : { kind: 'account', id: own };
}

/** The provider when nothing is named; `account_id` stands for that account. */
function namedIn(input: Change['input']): ScopeRef {
  const id = idIn(input);
  const scope = (input['scope'] as ScopeRef | undefined) ?? { kind: 'provider' };
  return id === undefined ? scope : { kind: 'account', id };
}

function requireAccount({ user }: Session, id: number | undefined, error = forbidden()): void {
  const only = onlyAccountOf(user);
  if (only !== null && id !== undefined && id !== only) throw error;
}

/** A scope without an id is the caller's own; if there is none, the call itself reports that. */
async function requireUnchanged(database: Database, change: Change, { kind, id }: ScopeRef): Promise<void> {
  const session = change.session as Session;
  const { user } = session;
  const own = { account: user.account_id, branch: user.limit_user_to_branch ?? user.branch_id, user: user.id };
  const whole = kind === 'platform' || kind === 'provider';
  const number = whole ? undefined : (id ?? own[kind] ?? undefined);
  if (!whole && number === undefined) return;
  const person = kind === 'user' && number !== user.id ? await accountOf(database, change.providerId, number!) : {};
  const bar = scopeBar(user, { kind, ...(number === undefined ? {} : { id: number }), ...person });
  if (bar !== undefined) throw new ApiError(403, 'scope_not_allowed', bar);
}

/** The account that a user belongs to, or none; other users are treated as belonging to no account of the caller. */
async function accountOf(database: Database, providerId: number, id: number): Promise<{ account_id: number | null }> {
  return inTenant(database.app, providerId, async (tx) => {
    const found = await tx.selectFrom('users').select('account_id').where('id', '=', id).executeTakeFirst();
    return { account_id: found?.account_id ?? null };
  });
}
