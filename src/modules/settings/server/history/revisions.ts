/** A moment of the settings as callers name it: a revision, an instant, or now. */
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findMoment, findMomentAt } from './history-repository.ts';

export interface Moment {
  readonly revision: number;
  /** When the settings came to stand there; null before the first change. */
  readonly at: string | null;
}

/** Undefined when the text names none, or a revision that is yet to come. */
export async function momentNamed(
  tx: Transaction,
  providerId: number,
  name: string,
  current: number,
): Promise<Moment | undefined> {
  if (name === 'now') return momentOf(tx, providerId, current);
  if (/^\d+$/.test(name)) {
    const revision = Number(name);
    return Number.isSafeInteger(revision) && revision <= current ? momentOf(tx, providerId, revision) : undefined;
  }
  const instant = new Date(name);
  if (Number.isNaN(instant.getTime())) return undefined;
  const found = await findMomentAt(tx, providerId, instant);
  return found ? { revision: found.revision, at: withOffset(found.changed_at) } : { revision: 0, at: null };
}

async function momentOf(tx: Transaction, providerId: number, revision: number): Promise<Moment> {
  const found = await findMoment(tx, providerId, revision);
  return { revision, at: found ? withOffset(found.changed_at) : null };
}
