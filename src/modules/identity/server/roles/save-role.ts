/** Adds, changes and deletes a provider's own role, each in one transaction with its audit event. */
import { counted } from '#engine/values/sentence.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { RoleRecord, RoleRecordRequest } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, forbidden, futureBase, requireBase } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { covers } from '../../domain/role-choices.ts';
import { isScreensOnly, roleProblems, spelledOut, type RoleValues } from '../../domain/role-permissions.ts';
import { countUsers, findRoleRecord, hasLabel, lockRole } from './repository.ts';

export interface RoleChange {
  readonly session: Session;
  readonly author: AuditAuthor;
  readonly providerId: number;
  readonly now: Date;
}

const empty: RoleValues = { label: '', description: null, permissions: [] };

/** Throws `invalid_role`, `known_role`. */
export async function createRole(tx: Transaction, change: RoleChange, sent: RoleRecordRequest): Promise<RoleRecord> {
  if (typeof sent.base_revision === 'number') throw futureBase();
  const values = merged(empty, sent);
  await requireValid(tx, change, values, values.permissions, 0);
  const { id } = await tx
    .insertInto('roles')
    .values({ ...rowOf(values), provider_id: change.providerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, change, id, null, values);
  return (await findRoleRecord(tx, id))!;
}

/**
 * Throws `unknown_role`, `conflict`, `invalid_role`, `known_role`; `own_role` for the caller's own; `forbidden` for one
 * with more permissions.
 */
export async function changeRole(
  tx: Transaction,
  change: RoleChange,
  id: number,
  sent: RoleRecordRequest,
): Promise<RoleRecord> {
  const stored = await lockRole(tx, change.providerId, id);
  if (!stored) throw unknownRole();
  requireBase(sent.base_revision, stored.revision, 'this role', await findRoleRecord(tx, id));
  const { role: own } = change.session;
  if (own.id === id) throw new ApiError(409, 'own_role', 'You can’t change your own role. Ask another administrator');
  if (!covers(own, stored)) throw forbidden('You can’t change a role that allows more than yours');
  const before: RoleValues = { label: stored.label, description: stored.description, permissions: spelledOut(stored) };
  const values = merged(before, sent);
  const given = values.permissions.filter((permission) => !before.permissions.includes(permission));
  await requireValid(tx, change, values, given, id);
  const names = (Object.keys(values) as (keyof RoleValues)[]).filter((name) => !sameJson(values[name], before[name]));
  if (names.length === 0) return (await findRoleRecord(tx, id))!;
  await tx
    .updateTable('roles')
    .set((row) => ({ ...rowOf(values), revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const part = (of: RoleValues) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await record(tx, change, id, part(before), part(values));
  return (await findRoleRecord(tx, id))!;
}

/** Throws `unknown_role`; `forbidden` for one with more permissions; `role_in_use` while a user has it. */
export async function deleteRole(tx: Transaction, change: RoleChange, id: number): Promise<void> {
  const stored = await lockRole(tx, change.providerId, id);
  if (!stored) throw unknownRole();
  if (!covers(change.session.role, stored)) throw forbidden('You can’t delete a role that allows more than yours');
  const users = await countUsers(tx, id);
  if (users > 0) {
    const people = counted(users, 'user has', 'users have');
    throw new ApiError(409, 'role_in_use', `${people} this role. Give them another one first`);
  }
  await tx.deleteFrom('roles').where('id', '=', id).execute();
  const { label, description } = stored;
  await record(tx, change, id, { label, description, permissions: spelledOut(stored) }, null);
}

async function requireValid(
  tx: Transaction,
  { session }: RoleChange,
  values: RoleValues,
  given: readonly string[],
  id: number,
): Promise<void> {
  const errors = roleProblems(values, given, session.role);
  if (errors.length > 0) throw new ApiError(422, 'invalid_role', 'Please check the highlighted fields', errors);
  if (await hasLabel(tx, values.label, id)) {
    const message = 'Another role has this name';
    throw new ApiError(409, 'known_role', message, [{ field: 'label', message, code: 'known_role' }]);
  }
}

/** The sent fields over the current ones; null removes a description. Permissions are a set without order. */
function merged(before: RoleValues, sent: RoleRecordRequest): RoleValues {
  const { label, description, permissions } = sent;
  const text = description === undefined ? before.description : (description ?? '').trim() || null;
  return {
    label: (label ?? before.label).trim(),
    description: text,
    permissions: permissions ? [...new Set<string>(permissions)].sort() : before.permissions,
  };
}

function rowOf({ label, description, permissions }: RoleValues) {
  return {
    name: label.toLowerCase(),
    ...{ label, description },
    permissions: permissions.filter((permission) => !isScreensOnly(permission)),
    permissions_ui: permissions.filter(isScreensOnly),
  };
}

function unknownRole(): ApiError {
  return new ApiError(404, 'unknown_role', 'There is no such role of your own');
}

async function record(tx: Transaction, change: RoleChange, id: number, from: object | null, to: object | null) {
  const place = { providerId: change.providerId, type: 'role', at: change.now } as const;
  await writeAuditEvents(tx, place, change.author, [{ object_id: String(id), from, to }]);
  emit(tx, 'role_changed', { role_id: id });
}
