/** Statements that say which of some records are there: what values of settings name. */
import { roles } from '#platform/domain/role.ts';
import { isRecordReference, type RecordReference } from '../../domain/record-references.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

const present: Readonly<
  Record<RecordReference, (tx: Transaction, providerId: number, values: readonly unknown[]) => Promise<unknown[]>>
> = {
  'branches.code': async (tx, providerId, values) => {
    const codes = values.map(String);
    const found = tx.selectFrom('branches').select('code').where('provider_id', '=', providerId);
    return (await found.where('code', 'in', codes).execute()).map(({ code }) => code);
  },
  'accounts.account_code': async (tx, providerId, values) => {
    const codes = values.map(String);
    const found = tx.selectFrom('accounts').select('account_code').where('provider_id', '=', providerId);
    return (await found.where('account_code', 'in', codes).execute()).map(({ account_code: code }) => code);
  },
  'drivers.id': async (tx, providerId, values) => {
    const ids = values.map(Number);
    const drivers = tx.selectFrom('users').select('id').where('provider_id', '=', providerId);
    const found = drivers.where('role_id', '=', roles.driver).where('id', 'in', ids);
    return (await found.execute()).map(({ id }) => id);
  },
};

/** Those of `values` that are there; undefined for a reference that nothing here can be asked about. */
export async function findPresent(
  tx: Transaction,
  providerId: number,
  to: string,
  values: readonly unknown[],
): Promise<readonly unknown[] | undefined> {
  if (!isRecordReference(to)) return undefined;
  return values.length === 0 ? [] : present[to](tx, providerId, values);
}
