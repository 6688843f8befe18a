/** Restores a scope, or some of its settings, to an earlier revision, with a preview; never secrets. */
import { setHere } from '#engine/changes/difference.ts';
import type { LeftOutSetting } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { seenFrom } from './compare-settings.ts';
import type { Save, Saved } from '../saving/decide.ts';
import { findStateAt } from './history-repository.ts';
import { revisionNamed, type Revision } from './revisions.ts';
import { planOf, rowsOf, serializeSkipped, type Plan, type Stale } from '../saving/apply-edits.ts';
import { planned, previewFirst } from '../saving/preview-first.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import { editsToward, withValue } from '../saving/edits-toward.ts';

export interface Rollback {
  /** Without edits, which are derived from the revision. */
  readonly save: Save;
  readonly to: string;
  /** Only these settings; all when absent. */
  readonly only: readonly string[] | undefined;
  /** The revision that the caller's preview was based on; undefined requests a preview. */
  readonly seen: number | undefined;
}

export type RolledBack =
  | {
      readonly kind: 'planned';
      readonly revision: Revision;
      readonly plan: Plan;
      readonly skipped: readonly LeftOutSetting[];
      readonly saved: Saved | undefined;
    }
  | Stale
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'unknown_scope' }
  | { readonly kind: 'unknown_revision' };

export function rollBack(services: SaveServices, rollback: Rollback): Promise<RolledBack> {
  return previewFirst(services, rollback.save.providerId, rollback.seen, (tx) => step(tx, services, rollback));
}

async function step(tx: Transaction, services: SaveServices, { save, to, only, seen }: Rollback): Promise<RolledBack> {
  const now = await rowsOf(tx, services, save);
  if (!now) return { kind: 'unknown_scope' };
  const revision = await revisionNamed(tx, save.providerId, to, now.revision);
  if (!revision) return { kind: 'unknown_revision' };
  const then = await findStateAt(tx, save.providerId, [save.place], revision.revision);
  const values = Object.fromEntries(
    Object.entries(setHere(seenFrom(save.place, then))).map(([key, { value }]) => [key, value]),
  );
  const { edits, unknown } = editsToward(save, now.rows, { values, only, resetOthers: true });
  const requested = { ...save, edits };
  const plan = await planOf(tx, services, requested, now);
  const here = setHere(seenFrom(save.place, now.rows));
  // A value that is still stored under a removed name has not been lost.
  const gone = unknown.filter((name) => !Object.hasOwn(here, name)).map(goneSetting);
  const skipped = [...gone, ...serializeSkipped(plan.skipped).map((left) => withValue(left, requested))];
  return planned(tx, requested, plan, seen, { revision, skipped });
}

function goneSetting(setting: string): LeftOutSetting {
  return { setting, code: 'unknown_setting', message: 'This setting no longer exists.' };
}
