/**
 * The session of a request: an opaque bearer token, looked up by its hash in the database at every request; nothing
 * else decides.
 */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { ProviderFacts } from '../db/definer.ts';
import { findSession, type SessionRole, type SessionUser } from '../db/session.ts';
import { inTenant } from '../db/tenant.ts';
import { grantedBy, type Can } from '#platform/domain/permission.ts';
import { onlyAccountOf, onlyBranchOf } from '#platform/domain/data-limits.ts';
import { isInternalEmail, isStaff, roles } from '#platform/domain/role.ts';
import type { Role, User } from '#generated/types.ts';
import { impersonationEnded } from './api-error.ts';
import { isOfPage } from './tenancy.ts';

export interface Session {
  /** The effective user; while impersonating, the impersonated one. */
  readonly user: SessionUser;
  readonly role: SessionRole;
  /** Where the caller signed in. */
  readonly provider: ProviderFacts;
  /** Of that provider's settings. */
  readonly revision: number;
  /** Of that provider's roles, branches, accounts and users. */
  readonly directoryRevision: number;
  readonly tokenHash: Buffer;
  readonly isPlatformAdmin: boolean;
  /** The administrator behind an impersonated user. */
  readonly actor: SessionUser | null;
  readonly can: Can;
}

/** What permissions depend on, also for a job that acts for the user later. */
export type Acting = Pick<Session, 'user' | 'role' | 'actor' | 'can'>;

/** Prefix of API keys, so that they are recognisable wherever they appear. */
export const apiKeyPrefix = 'pk_';

/** Whether a request carries, or claims to carry, an API key. */
export function isApiKey({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith(`Bearer ${apiKeyPrefix}`) === true;
}

export function newToken(prefix = ''): { readonly token: string; readonly tokenHash: Buffer } {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Null without a token, and for a token that is unknown, expired, revoked or another provider's, or whose user is disabled. */
export async function sessionOf(database: Database, request: FastifyRequest): Promise<Session | null> {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) return null;
  const tokenHash = hashOf(header.slice(7).trim());
  const facts = await findSession(database.app, tokenHash);
  if (!facts || !(await isOfPage(database, request, facts.provider))) return null;
  const { user, role, provider, revision, directory_revision: directoryRevision } = facts;
  return sessionFor(user, role, { provider, revision, directoryRevision, tokenHash, actor: null });
}

type Rest = Pick<Session, 'provider' | 'revision' | 'directoryRevision' | 'tokenHash' | 'actor'>;

function sessionFor(user: SessionUser, role: SessionRole, rest: Rest): Session {
  const isPlatformAdmin = user.provider_id === 0 && role.id === roles.platformAdmin;
  return { ...rest, user, role, isPlatformAdmin, can: (permission) => grantedBy(role.permissions)(permission) };
}

/**
 * Whether the provider or the caller's own account is closed. Platform administrators keep access, also while
 * impersonating, and so do staff who impersonate a user of a closed account.
 */
export function isClosed({ provider, user, actor }: Pick<Session, 'provider' | 'user' | 'actor'>): boolean {
  if (user.account_closed && !actor) return true;
  return provider.status === 'inactive' && (actor ?? user).provider_id !== 0;
}

/** The columns of the user in a session. */
export const userColumns = [
  'id',
  'provider_id',
  'email',
  'name',
  'phone_number',
  'role_id',
  'account_id',
  'branch_id',
  'limit_user_to_branch',
  'limit_user_to_account',
  'shipment_page_mode',
  'terms_and_conditions_accepted_version',
  'account_closed',
] as const satisfies readonly (keyof SessionUser)[];

/**
 * The session of another user of the provider. A platform administrator may impersonate anyone there; others need the
 * permission and may only impersonate customers, within their own limits, so that nobody gains rights that way.
 */
export async function impersonate(database: Database, session: Session, username: string): Promise<Session> {
  if (username.toLowerCase() === session.user.email.toLowerCase()) return session;
  if (!session.isPlatformAdmin && !session.can('INLINE_impersonate_accounts')) {
    throw impersonationEnded('You can’t act as another user');
  }
  const found = await inTenant(database.app, session.provider.id, async (tx) => {
    const users = tx.selectFrom('users').select(userColumns).where('is_disabled', '=', false);
    const user = await users.where('email', '=', username).executeTakeFirst();
    const role = user && (await tx.selectFrom('roles').selectAll().where('id', '=', user.role_id).executeTakeFirst());
    return user && role ? { user, role } : undefined;
  });
  const limited = found && within(session.user, found.user);
  if (!limited || (!session.isPlatformAdmin && isStaff(limited))) {
    throw impersonationEnded('There is no such user for you to act as');
  }
  const { provider, revision, directoryRevision, tokenHash, user: actor } = session;
  return sessionFor(limited, found.role, { provider, revision, directoryRevision, tokenHash, actor });
}

/** The user with the limits of whoever acts as them as well; undefined when the limits exclude each other. */
function within(actor: SessionUser, user: SessionUser): SessionUser | undefined {
  const [account, branch] = [onlyAccountOf(actor), onlyBranchOf(actor)];
  if (account !== null && onlyAccountOf(user) !== account) return undefined;
  if (branch !== null && (onlyBranchOf(user) ?? branch) !== branch) return undefined;
  return { ...user, limit_user_to_branch: onlyBranchOf(user) ?? branch };
}

/** The caller as returned by the API; `internalDomains` are those of the platform's own team (F378). */
export function serializeUser({ user: facts, role }: Session, internalDomains: readonly string[]): User {
  const { account_closed: _, ...user } = facts;
  const is_internal = isInternalEmail(user.email, internalDomains);
  return { ...user, username: user.email, role: serializeRole(role), is_internal };
}

export function serializeRole(role: SessionRole): Role {
  const { id, provider_id, name, label, permissions, permissions_ui } = role;
  return { id, provider_id, name, label, permissions: [...permissions], permissions_ui: [...permissions_ui] };
}
