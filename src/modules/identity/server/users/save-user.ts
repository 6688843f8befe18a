/** Adds, changes and blocks a user, each in one transaction with its audit event. */
import type { Feature, UserRecord, UserRecordRequest } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { featureOfMode } from '#platform/domain/page-mode.ts';
import { roles } from '#platform/domain/role.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, forbidden, futureBase, requireBase, type FieldError } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf, type Viewer } from '#platform/server/lists/viewer.ts';
import { followedLimits, limitProblems } from '../../domain/given-limits.ts';
import { mayHandOut, mayManage, type GivenRole, type Giver } from '../../domain/role-choices.ts';
import { userProblems } from '../../domain/user-problems.ts';
import { newCode, sendLink, type Site } from '../passwords/links.ts';
import { deletePasskeys } from '../passkeys/repository.ts';
import { closeLinks, endSessions } from '../passwords/repository.ts';
import { putMovedNotice, putResetNotice } from '../session/sign-in-notice.ts';
import { removeTwoFactor } from '../two-factor/repository.ts';
import {
  countOtherAdministrators,
  findMissing,
  findRole,
  findUserRecord,
  hasEmail,
  isRetired,
  lockUser,
  type StoredUser,
} from './repository.ts';

export interface UserChange {
  readonly session: Session;
  readonly author: AuditAuthor;
  readonly site: Site;
  readonly now: Date;
  /** Whether the provider has counters for handing over parcels. */
  readonly hasCounters: boolean;
  /** The provider's enabled features. */
  readonly features: readonly Feature[];
}

const columns = [
  ...(['name', 'email', 'phone_number', 'role_id', 'account_id', 'branch_id'] as const),
  ...(['limit_user_to_branch', 'limit_user_to_account', 'shipment_page_mode'] as const),
];

type Column = (typeof columns)[number];
type Values = Pick<StoredUser, Column>;

const empty: Values = {
  ...{ name: '', email: '', phone_number: null, role_id: 0, account_id: null, branch_id: null },
  ...{ limit_user_to_branch: null, limit_user_to_account: null, shipment_page_mode: 'default' },
};

/** `role`: of the viewer. */
export function giverOf(role: GivenRole, { user, isImpersonated }: Omit<Viewer, 'can'>): Giver {
  return { role, isCustomer: !isImpersonated && onlyAccountOf(user) !== null };
}

/** Throws `invalid_user`, `known_email`; `forbidden` for a role that the caller may not assign. */
export async function createUser(tx: Transaction, change: UserChange, sent: UserRecordRequest): Promise<UserRecord> {
  if (typeof sent.base_revision === 'number') throw futureBase();
  const only = onlyAccountOf(change.session.user);
  const values = merged(empty, only === null ? sent : { ...sent, account_id: only });
  await requireValid(tx, change, values, 0);
  const provider_id = change.site.providerId;
  const { id } = await tx
    .insertInto('users')
    .values({ ...values, provider_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendLink(tx, 'invitation', { provider_id, id, ...values }, change.site, change.now);
  await audit(tx, change, id, null, { ...values });
  moved(tx, id, values);
  return (await findUserRecord(tx, id))!;
}

/**
 * Throws `unknown_user`, `conflict`, `invalid_user`, `known_email`, `last_administrator`; `forbidden` for a user with
 * more permissions.
 */
export async function changeUser(
  tx: Transaction,
  change: UserChange,
  id: number,
  sent: UserRecordRequest,
): Promise<UserRecord> {
  const stored = await requireUser(tx, change, id);
  requireBase(sent.base_revision, stored.revision, 'this user', await findUserRecord(tx, id));
  const before: Values = pick(stored);
  const values = merged(before, sent);
  const blocked = sent.is_blocked ?? stored.is_disabled;
  await requireValid(tx, change, values, id);
  await requireAdministrator(tx, change, stored, values, blocked);
  const changed = columns.filter((name) => values[name] !== before[name]);
  const isSwitched = blocked !== stored.is_disabled;
  if (changed.length === 0 && !isSwitched) return (await findUserRecord(tx, id))!;
  await tx
    .updateTable('users')
    .set((row) => ({ ...values, is_disabled: blocked, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const isMoved = changed.includes('email');
  // Whoever is logged in may no longer be the user; as after a new password, the session that made the change goes on.
  if (blocked && isSwitched) await endSessions(tx, stored, null);
  else if (isMoved) await endSessions(tx, stored, change.session.tokenHash);
  if (isMoved || blocked) await closeLinks(tx, stored, change.now);
  if (isMoved && !blocked && !stored.has_password)
    await sendLink(tx, 'invitation', { ...stored, ...values }, change.site, change.now);
  if (isMoved && stored.has_password) await putMovedNotice(tx, change.site, stored, values.email);
  const part = (of: Values, is_blocked: boolean) => ({
    ...Object.fromEntries(changed.map((name) => [name, of[name]])),
    ...(isSwitched ? { is_blocked } : {}),
  });
  await audit(tx, change, id, part(before, stored.is_disabled), part(values, blocked));
  moved(tx, id, before, values);
  return (await findUserRecord(tx, id))!;
}

/** Those who choose among drivers hear of them, whether or not they may read users. */
function moved(tx: Transaction, id: number, ...states: readonly [Values, ...Values[]]): void {
  const branch_ids = branchesOf(...states);
  if (states.some(({ role_id }) => role_id === roles.driver)) emit(tx, 'driver_changed', { driver_id: id, branch_ids });
  emit(tx, 'user_changed', { user_id: id, account_id: states[0].account_id, branch_ids });
}

/** Emails the user a link: another invitation, or to choose a new password. Throws `unknown_user`, `blocked_user`. */
export async function inviteUser(tx: Transaction, change: UserChange, id: number): Promise<void> {
  const user = await requireUser(tx, change, id);
  if (user.is_disabled) throw blockedUser();
  await sendLink(tx, user.has_password ? 'reset' : 'invitation', user, change.site, change.now);
}

/**
 * For a user who lost their phone: removes passcodes and passkeys, and ends their sessions. The user is notified by
 * email, in case someone else requested this. Throws `unknown_user`, `not_enabled`.
 */
export async function resetTwoFactor(tx: Transaction, change: UserChange, id: number): Promise<void> {
  const user = await requireUser(tx, change, id);
  if (id === change.session.user.id) throw forbidden('Change your own two-factor sign-in in your profile');
  const wasOn = await removeTwoFactor(tx, id);
  const passkeys = await deletePasskeys(tx, id);
  if (!wasOn && passkeys === 0) throw new ApiError(409, 'not_enabled', 'This user logs in with a password only');
  await endSessions(tx, user, null);
  await audit(tx, change, id, { two_factor: wasOn ? 'on' : 'off', passkeys }, { two_factor: 'off', passkeys: 0 });
  await putResetNotice(tx, change.site, user);
}

/**
 * Signs in a user of a customer account who comes from the provider's own system (F029); only users whom the caller may
 * impersonate. Throws `unknown_user`, `blocked_user`.
 */
export async function letArrive(
  tx: Transaction,
  change: UserChange,
  id: number,
): Promise<{ readonly email: string; readonly code: string; readonly expiresAt: Date }> {
  const user = await requireUser(tx, change, id);
  if (user.account_id === null) throw forbidden('Only users of customer accounts come from another system');
  if (user.is_disabled) throw blockedUser();
  const made = await newCode(tx, 'arrival', user, change.site.providerId, change.now);
  await audit(tx, change, id, null, { sign_in_code: 'created' });
  return { email: user.email, ...made };
}

/** The user, locked; only one whose role the caller may assign, so that nobody changes users with more permissions. */
async function requireUser(tx: Transaction, { session }: UserChange, id: number): Promise<StoredUser> {
  const stored = await lockUser(tx, id);
  const only = onlyAccountOf(session.user);
  if (!stored || (only !== null && stored.account_id !== only)) throw unknownUser();
  const role = await findRole(tx, stored.role_id);
  if (!role || !mayManage(role, giverOf(session.role, viewerOf(session)))) {
    throw forbidden('You can’t change a user who may do more than you');
  }
  return stored;
}

function blockedUser(): ApiError {
  return new ApiError(409, 'blocked_user', 'This user is blocked. Unblock the user first');
}

export function unknownUser(): ApiError {
  return new ApiError(404, 'unknown_user', 'There is no such user');
}

async function mayGive(tx: Transaction, session: Session, roleId: number, accountId: number | null): Promise<boolean> {
  const role = await findRole(tx, roleId);
  return role !== undefined && mayHandOut(role, giverOf(session.role, viewerOf(session)), accountId !== null);
}

async function requireValid(tx: Transaction, change: UserChange, values: Values, id: number): Promise<void> {
  const { session } = change;
  const errors: FieldError[] = [...userProblems(values)];
  const refuse = (field: Column, code: string, message: string) => errors.push({ field, code, message });
  const stored = id === 0 ? undefined : await lockUser(tx, id);
  const isUnchanged = stored?.role_id === values.role_id && stored.account_id === values.account_id;
  if (values.role_id !== 0 && !isUnchanged && !(await mayGive(tx, session, values.role_id, values.account_id)))
    refuse('role_id', 'role_not_allowed', 'You can’t give this role to this user');
  errors.push(...limitProblems(values, session.user));
  const branches = { branch_id: values.branch_id, limit_user_to_branch: values.limit_user_to_branch };
  const accounts = { account_id: values.account_id, limit_user_to_account: values.limit_user_to_account };
  for (const [table, named] of [
    ['branches', branches],
    ['accounts', accounts],
  ] as const) {
    const ids = Object.values(named).filter((one): one is number => one !== null);
    const missing = await findMissing(tx, table, ids);
    for (const [field, one] of Object.entries(named))
      if (one !== null && missing.has(one)) refuse(field as Column, 'unknown_reference', 'This doesn’t exist any more');
  }
  for (const [field, branch] of Object.entries(branches) as [keyof typeof branches, number | null][])
    if (branch !== null && branch !== stored?.[field] && (await isRetired(tx, branch)))
      refuse(field, 'retired_branch', 'This branch is retired. Choose another one');
  const mode = 'kiosk-with-payment-flow';
  if (values.shipment_page_mode === mode && stored?.shipment_page_mode !== mode && !change.hasCounters)
    refuse('shipment_page_mode', 'counters_off', 'Turn on RAM counters in the settings first');
  const needed = featureOfMode(values.shipment_page_mode);
  if (needed && stored?.shipment_page_mode !== values.shipment_page_mode && !change.features.includes(needed))
    refuse('shipment_page_mode', 'feature_off', 'Your provider has turned this off. Choose another one');
  if (errors.length > 0) throw new ApiError(422, 'invalid_user', 'Please check the highlighted fields', errors);
  if (await hasEmail(tx, values.email, id)) {
    const message = 'Another user has this email address';
    throw new ApiError(409, 'known_email', message, [{ field: 'email', message, code: 'known_email' }]);
  }
}

/** A provider must keep an active administrator without limits, and users cannot block or limit themselves. */
async function requireAdministrator(
  tx: Transaction,
  { session }: UserChange,
  stored: StoredUser,
  values: Values,
  blocked: boolean,
): Promise<void> {
  const isOwn = stored.id === session.user.id;
  const limited = limitColumns.find((name) => values[name] !== null && values[name] !== stored[name]);
  if (blocked && isOwn) throw lastAdministrator('You can’t block yourself');
  if (isOwn && values.role_id !== stored.role_id)
    throw lastAdministrator('You can’t change your own role. Ask another administrator', 'role_id');
  // Nobody could take the limit back themselves.
  if (isOwn && limited) throw lastAdministrator('You can’t limit your own access. Ask another administrator', limited);
  const leaves = blocked || values.role_id !== roles.providerAdmin || limited !== undefined;
  const isAdministrator = stored.role_id === roles.providerAdmin && !stored.is_disabled;
  if (isAdministrator && leaves && (await countOtherAdministrators(tx, stored.id)) === 0)
    throw lastAdministrator('This is the last administrator. The platform has to appoint another one first', limited);
}

const limitColumns = ['limit_user_to_branch', 'limit_user_to_account'] as const;

function lastAdministrator(message: string, field?: Column): ApiError {
  return new ApiError(409, 'last_administrator', message, field ? [{ field, message }] : []);
}

function pick(user: Values): Values {
  return Object.fromEntries(columns.map((name) => [name, user[name]])) as unknown as Values;
}

/** The sent fields over the current ones; null removes a value, and leaves a required one unchanged. */
function merged(before: Values, sent: UserRecordRequest): Values {
  const entries = columns.map((name) => {
    const value = sent[name];
    return [name, value === undefined ? before[name] : (value ?? empty[name])] as const;
  });
  const values = Object.fromEntries(entries) as unknown as Values;
  return followedLimits({ ...values, name: values.name.trim(), email: values.email.trim() }, before);
}

async function audit(tx: Transaction, change: UserChange, id: number, from: object | null, to: object): Promise<void> {
  const place = { providerId: change.site.providerId, type: 'user', at: change.now } as const;
  await writeAuditEvents(tx, place, change.author, [{ object_id: String(id), from, to }]);
}

function branchesOf(...users: readonly Pick<Values, 'branch_id'>[]): number[] {
  return users.map(({ branch_id }) => branch_id).filter((id) => id !== null);
}
