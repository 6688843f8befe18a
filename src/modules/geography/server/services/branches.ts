/** Branches for higher modules: the first one of a new provider. */
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { createBranch } from '../branches/save-branch.ts';

/** Throws `invalid_branch`, `known_code`. */
export async function addBranch(
  tx: Transaction,
  change: { readonly providerId: number; readonly author: AuditAuthor; readonly now: Date },
  branch: { readonly code: string; readonly name: string },
): Promise<void> {
  await createBranch(tx, { ...change, uses: [] }, branch);
}
