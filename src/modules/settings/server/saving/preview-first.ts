/** Previews a change without writing, then applies exactly that while holding the lock. Shared by rollback and import. */
import { withSettingsLock, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { withoutPassword, type WithoutPassword } from '../services/reauthentication.ts';
import { carryOut, staleSince, writtenKeys, type Plan, type Stale } from './apply-edits.ts';
import type { Save, Saved } from './decide.ts';
import type { SaveServices } from './save-settings.ts';

interface Previewed {
  readonly kind: 'planned';
  readonly plan: Plan;
  /** Undefined in a preview. */
  readonly saved: Saved | undefined;
}

/** `seen`: the revision that the caller's preview was based on; undefined requests a preview. */
export async function previewFirst<Result extends { readonly kind: string }>(
  { access, cache }: SaveServices,
  providerId: number,
  seen: number | undefined,
  step: (tx: Transaction) => Promise<Result>,
): Promise<Result | WithoutPassword> {
  if (seen === undefined) return inTenant(access, providerId, step);
  const done = await withSettingsLock(access, providerId, step).catch(withoutPassword);
  const saved = savedIn(done);
  if (saved) cache.store(providerId, saved.stored, saved.recent);
  return done;
}

/** The last step: applies the plan, unless only a preview was requested or the settings concerned changed since `seen`. */
export async function planned<More extends object>(
  tx: Transaction,
  save: Save,
  plan: Plan,
  seen: number | undefined,
  more: More,
): Promise<(Previewed & More) | Stale> {
  if (seen === undefined) return { kind: 'planned', plan, ...more, saved: undefined };
  const stale = await staleSince(tx, save, writtenKeys(plan), seen, plan.revision);
  if (stale) return stale;
  return { kind: 'planned', plan, ...more, saved: await carryOut(tx, save, plan) };
}

function savedIn(done: object): Saved | undefined {
  return 'saved' in done ? (done as Previewed).saved : undefined;
}
