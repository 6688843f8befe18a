/** The audit trail of users: staff limited to a branch see that of the users whom they see in the list. */
import { sql } from 'kysely';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import { plainAuditReader, type AuditReader } from '#platform/server/audit/audit-reader.ts';

export const userAuditReader: AuditReader = {
  ...plainAuditReader,
  objectsOfBranch: (tx, { user }) =>
    tx
      .selectFrom('users')
      .select(sql`id::text`.as('id'))
      .where('branch_id', '=', onlyBranchOf(user)),
};
