/** Adds and changes a customer account, each in one transaction with its audit event. */
import { sameJson } from '#engine/values/json-value.ts';
import type { NewRow, Row } from '#generated/database.ts';
import type { AccountRecordRequest, SimpleContact, Settings } from '#generated/types.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, forbidden, futureBase, requireBase, type FieldError } from '#platform/server/http/api-error.ts';
import { codeOf, freeCode } from '../domain/account-code.ts';
import {
  customerFields,
  mergeRecord,
  newRecord,
  recordProblems,
  type RowFacts,
  type StoredRecord,
  serializeRecord,
} from '../domain/account-record.ts';

export interface AccountChange {
  readonly providerId: number;
  readonly author: AuditAuthor;
  /** Whether a customer changes their own account. */
  readonly byCustomer: boolean;
  readonly seesMoney: boolean;
  readonly settings: Settings;
  readonly now: Date;
}

export type SavedAccount = StoredRecord & RowFacts;

/** Throws `invalid_account`, `known_code`, and `invalid_input` for a new account with a base revision. */
export async function createAccount(
  tx: Transaction,
  change: AccountChange,
  sent: AccountRecordRequest,
): Promise<SavedAccount> {
  if (typeof sent.base_revision === 'number') throw futureBase();
  const empty = newRecord(change.settings);
  const merged = mergeRecord(empty, withoutMoney(sent, change), empty);
  requireValid(merged, sent);
  await requireBranch(tx, merged.branch_id);
  await lockCodes(tx, change);
  const code = merged.account_code === '' ? await unusedCode(tx, merged.name) : merged.account_code;
  const values: StoredRecord = { ...merged, account_code: code };
  await requireFreeCode(tx, code, 0);
  const row = { ...rowOf(values), provider_id: change.providerId, is_vip: isVip(change, code) };
  const { id, revision } = await tx
    .insertInto('accounts')
    .values(row)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
  await audit(tx, change, id, null, { ...values });
  emit(tx, 'account_changed', { account_id: id, is_new: true });
  return { ...values, id, revision, closed_at: null, closing_reason: null };
}

/**
 * Throws `unknown_account`, `conflict`, `invalid_account`, `known_code`; `field_not_allowed` for fields that customers
 * can’t change.
 */
export async function changeAccount(
  tx: Transaction,
  change: AccountChange,
  id: number,
  sent: AccountRecordRequest,
): Promise<SavedAccount> {
  const stored = await tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!stored) throw new ApiError(404, 'unknown_account', 'There is no such account');
  const before = recordOf(stored);
  const { closed_at, closing_reason } = stored;
  const now = serializeRecord(
    { ...before, id, revision: stored.revision, closed_at, closing_reason },
    change.seesMoney,
  );
  requireBase(sent.base_revision, stored.revision, 'this account', now);
  requireAllowed(change, sent);
  const values = mergeRecord(before, withoutMoney(sent, change), newRecord(change.settings));
  // The guests’ account is saved with its own type.
  requireValid(values, stored.account_type === 'guest' ? {} : sent);
  const changed = (Object.keys(values) as (keyof StoredRecord)[]).filter(
    (name) => !sameJson(values[name], before[name]),
  );
  if (changed.length === 0) return { ...before, id, revision: stored.revision, closed_at, closing_reason };
  if (changed.includes('branch_id')) await requireBranch(tx, values.branch_id);
  if (changed.includes('account_code')) {
    await lockCodes(tx, change);
    await requireFreeCode(tx, values.account_code, id);
  }
  if (changed.includes('account_type') && stored.account_type === 'guest')
    throw invalid([
      { field: 'account_type', code: 'guest_account', message: 'The guests’ account stays a guest account' },
    ]);
  const revision = stored.revision + 1;
  await tx
    .updateTable('accounts')
    .set({ ...rowOf(values), revision, is_vip: isVip(change, values.account_code) })
    .where('id', '=', id)
    .execute();
  const part = (of: StoredRecord) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  await audit(tx, change, id, part(before), part(values));
  emit(tx, 'account_changed', { account_id: id, is_new: false });
  return { ...values, id, revision, closed_at, closing_reason };
}

/** The errors of a new account, except for a code that is taken; empty when there are none. */
export function newAccountProblems(change: AccountChange, sent: AccountRecordRequest): readonly FieldError[] {
  if (!change.seesMoney && sent.credit_limit !== undefined)
    return [{ field: 'credit_limit', code: 'forbidden', message: 'You can’t change the credit limit' }];
  const empty = newRecord(change.settings);
  return problemsOf(mergeRecord(empty, sent, empty), sent);
}

/** The VIP codes are a setting, which may name an account before it has the code. */
function isVip({ settings }: AccountChange, code: string): boolean {
  return settings.vip_accounts?.includes(code) === true;
}

/** Users who may not see money may not set it either. */
function withoutMoney(sent: AccountRecordRequest, { seesMoney }: AccountChange): AccountRecordRequest {
  if (seesMoney || sent.credit_limit === undefined) return sent;
  throw forbidden('You can’t change the credit limit');
}

function requireAllowed({ byCustomer }: AccountChange, sent: AccountRecordRequest): void {
  if (!byCustomer) return;
  const free: ReadonlySet<string> = new Set([...customerFields, 'account_id', 'provider_id', 'base_revision']);
  const errors = Object.keys(sent)
    .filter((name) => !free.has(name))
    .map((field) => ({ field, code: 'field_not_allowed', message: 'Only staff change this' }));
  if (errors.length > 0) throw new ApiError(403, 'field_not_allowed', 'Only staff change this', errors);
}

function requireValid(values: StoredRecord, sent: AccountRecordRequest): void {
  const errors = problemsOf(values, sent);
  if (errors.length > 0) throw invalid(errors);
}

function problemsOf(values: StoredRecord, sent: AccountRecordRequest): readonly FieldError[] {
  const errors: FieldError[] = [...recordProblems(values)];
  if (values.billing_contact && !values.billing_contact.name?.trim())
    errors.push({ field: 'billing_contact.name', code: 'required', message: 'Enter the name of the billing contact' });
  if (sent.account_type === 'guest')
    errors.push({ field: 'account_type', code: 'guest_account', message: 'Guests have an account already' });
  return errors;
}

function invalid(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'invalid_account', 'Please check the highlighted fields', errors);
}

/** Otherwise two accounts of the same name that are opened at the same moment would choose the same code. */
function lockCodes(tx: Transaction, { providerId }: AccountChange): Promise<void> {
  return lock(tx, 'account codes', providerId);
}

async function unusedCode(tx: Transaction, name: string): Promise<string> {
  const like = `${codeOf(name)}%`;
  const rows = await tx.selectFrom('accounts').select('account_code').where('account_code', 'like', like).execute();
  const taken = new Set(rows.map((row) => row.account_code));
  return freeCode(name, (code) => taken.has(code));
}

/** Throws `invalid_account` for an unknown or retired branch. */
async function requireBranch(tx: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await tx.selectFrom('branches').select('retired_at').where('id', '=', id).executeTakeFirst();
  const refused = (code: string, message: string) => invalid([{ field: 'branch_id', code, message }]);
  if (!found) throw refused('unknown_reference', 'This doesn’t exist any more');
  if (found.retired_at) throw refused('retired_branch', 'This branch is retired. Choose another one');
}

async function requireFreeCode(tx: Transaction, code: string, exceptId: number): Promise<void> {
  const found = tx.selectFrom('accounts').select('id').where('account_code', '=', code).where('id', '<>', exceptId);
  if (!(await found.executeTakeFirst())) return;
  const message = 'Another account has this code';
  throw new ApiError(409, 'known_code', message, [{ field: 'account_code', message, code: 'known_code' }]);
}

/** The columns that this file writes, as stored. */
export function recordOf(row: Row<'accounts'>): StoredRecord {
  const names = Object.keys(newRecord({})) as (keyof StoredRecord)[];
  const values = Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as StoredRecord;
  return { ...values, billing_contact: row.billing_contact as SimpleContact | null };
}

function rowOf({ billing_contact, ...others }: StoredRecord): Omit<NewRow<'accounts'>, 'provider_id'> {
  const contact = billing_contact && JSON.stringify(billing_contact);
  return { ...others, billing_contact: contact } as Omit<NewRow<'accounts'>, 'provider_id'>;
}

async function audit(
  tx: Transaction,
  change: AccountChange,
  id: number,
  from: object | null,
  to: object,
): Promise<void> {
  const place = { providerId: change.providerId, type: 'account', at: change.now } as const;
  await writeAuditEvents(tx, place, change.author, [{ object_id: String(id), from, to }]);
}
