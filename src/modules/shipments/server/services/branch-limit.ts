/** The rows that a user limited to a branch may see: shipments that are collected or delivered there (F376). */
import { sql, type RawBuilder } from 'kysely';
import type { Row } from '#generated/database.ts';
import { onlyBranchOf } from '#platform/domain/data-limits.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';

/** A condition on the shipments of a query, which it calls `s`; true for everyone else. */
export function inOwnBranch({ user }: Pick<Viewer, 'user'>): RawBuilder<boolean> {
  const branch = onlyBranchOf(user);
  return branch === null
    ? sql<boolean>`true`
    : sql<boolean>`(s.collection_branch_id = ${branch} or s.delivery_branch_id = ${branch})`;
}

/** The branches whose users may see a shipment, now or before a change; for events. */
export function branchesOf(
  ...rows: readonly Pick<Row<'shipments'>, 'collection_branch_id' | 'delivery_branch_id'>[]
): number[] {
  const all = rows.flatMap((row) => [row.collection_branch_id, row.delivery_branch_id]);
  return [...new Set(all.filter((id) => id !== null))];
}
