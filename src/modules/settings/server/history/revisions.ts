/** A point in the history of settings as callers name it: a revision, an instant, or now. */
import { isFormat } from '#engine/schema/formats.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findRevision, findRevisionAt } from './history-repository.ts';

export interface Revision {
  readonly revision: number;
  /** When this revision was created; null before the first change. */
  readonly at: string | null;
}

/** Undefined when the text is invalid, or names a revision that does not exist yet. */
export async function revisionNamed(
  tx: Transaction,
  providerId: number,
  name: string,
  current: number,
): Promise<Revision | undefined> {
  if (name === 'now') return revisionOf(tx, providerId, current);
  if (/^\d+$/.test(name)) {
    const revision = Number(name);
    return Number.isSafeInteger(revision) && revision <= current ? revisionOf(tx, providerId, revision) : undefined;
  }
  const instant = new Date(name);
  // The date parser takes 30 February for a day in March.
  if (Number.isNaN(instant.getTime()) || !isFormat('date', name.slice(0, 10))) return undefined;
  const found = await findRevisionAt(tx, providerId, instant);
  return found ? { revision: found.revision, at: withOffset(found.changed_at) } : { revision: 0, at: null };
}

async function revisionOf(tx: Transaction, providerId: number, revision: number): Promise<Revision> {
  const found = await findRevision(tx, providerId, revision);
  return { revision, at: found ? withOffset(found.changed_at) : null };
}
