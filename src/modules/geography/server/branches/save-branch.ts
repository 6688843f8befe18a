/** Adds, changes, retires and reopens a branch, each in one transaction with its audit event. */
import { sameJson } from '#engine/values/json-value.ts';
import type { Row } from '#generated/database.ts';
import type { BranchRecord, BranchRecordRequest } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, futureBase, requireBase } from '#platform/server/http/api-error.ts';
import { branchProblems, emptyBranch, mergeBranch, type BranchValues } from '../../domain/branch.ts';
import type { BranchUse } from '../services/branch-uses.ts';
import { findBranchRecord, hasCode, lockBranch } from './repository.ts';

export interface BranchChange {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
  /** Uses that may prevent retiring a branch. */
  readonly uses: readonly BranchUse[];
}

/** Throws `invalid_branch`, `known_code`. */
export async function createBranch(
  tx: Transaction,
  change: BranchChange,
  sent: BranchRecordRequest,
): Promise<BranchRecord> {
  if (typeof sent.base_revision === 'number') throw futureBase();
  const values = mergeBranch(emptyBranch, sent);
  await requireValid(tx, values, 0);
  const { id } = await tx
    .insertInto('branches')
    .values({ ...rowOf(values), ...pinOf(values), provider_id: change.providerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, change, id, null, values);
  emit(tx, 'branch_changed', { branch_id: id, branch_ids: [id] });
  return (await findBranchRecord(tx, id))!;
}

/** Throws `unknown_branch`, `conflict`, `invalid_branch`, `known_code`; `branch_in_use` when it can't be retired. */
export async function changeBranch(
  tx: Transaction,
  change: BranchChange,
  id: number,
  sent: BranchRecordRequest,
): Promise<BranchRecord> {
  const stored = await lockBranch(tx, id);
  if (!stored) throw unknownBranch();
  requireBase(sent.base_revision, stored.revision, 'this branch', await findBranchRecord(tx, id));
  const wasRetired = stored.retired_at !== null;
  const isRetired = sent.is_retired ?? wasRetired;
  if (isRetired && !wasRetired) await requireUnused(tx, change, id);
  const before = { ...valuesOf(stored), is_retired: wasRetired };
  const values = { ...mergeBranch(before, sent), is_retired: isRetired };
  const names = (Object.keys(values) as (keyof typeof values)[]).filter(
    (name) => !sameJson(values[name], before[name]),
  );
  if (names.length === 0) return (await findBranchRecord(tx, id))!;
  await requireValid(tx, values, id);
  // A pin from before branches had addresses stays until there is one.
  const pin = names.includes('address') ? pinOf(values) : {};
  const retired_at = isRetired ? (stored.retired_at ?? change.now) : null;
  await tx
    .updateTable('branches')
    .set((row) => ({ ...rowOf(values), ...pin, retired_at, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const part = (of: typeof values) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await audit(tx, change, id, part(before), part(values));
  emit(tx, 'branch_changed', { branch_id: id, branch_ids: [id] });
  return (await findBranchRecord(tx, id))!;
}

/** The number of each kind of use, without zeros. */
export async function usesOf(
  tx: Transaction,
  uses: readonly BranchUse[],
  id: number,
): Promise<{ title: string; count: number; prevents: boolean }[]> {
  const found: { title: string; count: number; prevents: boolean }[] = [];
  for (const { title, prevents, count } of uses) found.push({ title, prevents, count: await count(tx, id) });
  return found.filter(({ count }) => count > 0);
}

async function requireUnused(tx: Transaction, { uses }: BranchChange, id: number): Promise<void> {
  const [first] = (await usesOf(tx, uses, id)).filter(({ prevents }) => prevents);
  if (!first) return;
  const message = `This branch can’t be retired yet. ${first.title}: ${first.count}`;
  throw new ApiError(409, 'branch_in_use', message);
}

async function requireValid(tx: Transaction, values: BranchValues, id: number): Promise<void> {
  const { code, name, phone_number, email, address, trading_hours } = values;
  const errors = branchProblems({ code, name, phone_number, email, address, trading_hours });
  if (errors.length > 0) throw new ApiError(422, 'invalid_branch', 'Please check the highlighted fields', errors);
  if (!(await hasCode(tx, code, id))) return;
  const message = 'Another branch has this code';
  throw new ApiError(409, 'known_code', message, [{ field: 'code', message, code: 'known_code' }]);
}

function valuesOf({ code, name, phone_number, email, address, trading_hours }: Row<'branches'>): BranchValues {
  return { code, name, phone_number, email, address, trading_hours } as BranchValues;
}

function rowOf({ code, name, phone_number, email, address, trading_hours }: BranchValues) {
  return {
    ...{ code, name, phone_number, email },
    address: address && JSON.stringify(address),
    trading_hours: JSON.stringify(trading_hours),
  };
}

/** The point from which rates measure distances. */
function pinOf({ address }: BranchValues): { lat: number | null; lng: number | null } {
  const { lat, lng } = address ?? {};
  return lat === undefined || lng === undefined ? { lat: null, lng: null } : { lat, lng };
}

export function unknownBranch(): ApiError {
  return new ApiError(404, 'unknown_branch', 'There is no such branch');
}

async function audit(tx: Transaction, change: BranchChange, id: number, from: object | null, to: object) {
  const place = { providerId: change.providerId, type: 'branch', at: change.now } as const;
  await writeAuditEvents(tx, place, change.author, [{ object_id: String(id), from, to }]);
}
