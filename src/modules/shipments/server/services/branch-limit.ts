/** The rows that a user limited to a branch may see: shipments that are collected or delivered there (F376). */
import { sql, type RawBuilder } from 'kysely';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';

/** A condition on the shipments of a query, which it calls `s`; true for everyone else. */
export function inOwnBranch({ user }: Pick<Viewer, 'user'>): RawBuilder<boolean> {
  const branch = onlyBranchOf(user);
  return branch === null
    ? sql<boolean>`true`
    : sql<boolean>`(s.collection_branch_id = ${branch} or s.delivery_branch_id = ${branch})`;
}
