/** Brings a place back to what it was at an earlier moment, whole or some settings of it; a preview first, secrets never. */
import { mayRead, writeRefusal } from '#engine/access.ts';
import type { Edits } from '#engine/change-set.ts';
import { setHere } from '#engine/difference.ts';
import { presentName } from '#engine/present-name.ts';
import { sameValue } from '#engine/same-value.ts';
import { settingNamed } from '#engine/state.ts';
import type { LeftOutSetting } from '#generated/types.ts';
import { inSettingsTurn, inTenant, type Transaction } from '#server/db/tenant.ts';
import { seenFrom } from './compare-settings.ts';
import type { Save, Saved } from './decide.ts';
import { PasswordRequired } from './guarded-writes.ts';
import { findStateAt } from './history-repository.ts';
import { momentNamed, type Moment } from './moments.ts';
import { carryOut, movedSince, planOf, rowsOf, toldLeftOut, type Plan } from './plan.ts';
import { settingsCatalogue } from './read-settings.ts';
import type { ValueRow } from './repository.ts';
import type { SaveServices } from './save-settings.ts';
import { callerOf } from './viewer.ts';

export interface Rollback {
  /** Without edits: they follow from the moment. */
  readonly save: Save;
  readonly to: string;
  /** Only these settings; all when absent. */
  readonly only: readonly string[] | undefined;
  /** The revision that the caller's preview was made on; undefined asks for a preview. */
  readonly seen: number | undefined;
}

export type RolledBack =
  | {
      readonly kind: 'planned';
      readonly moment: Moment;
      readonly plan: Plan;
      readonly leftOut: readonly LeftOutSetting[];
      readonly saved: Saved | undefined;
    }
  | { readonly kind: 'moved'; readonly keys: readonly string[]; readonly revision: number }
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'unknown_scope' }
  | { readonly kind: 'unknown_moment' };

export async function rollBack(services: SaveServices, rollback: Rollback): Promise<RolledBack> {
  const { providerId } = rollback.save;
  if (rollback.seen === undefined) return inTenant(services.access, providerId, (tx) => step(tx, services, rollback));
  const done = await inSettingsTurn(services.access, providerId, (tx) => step(tx, services, rollback)).catch(
    withoutPassword,
  );
  if (done.kind === 'planned' && done.saved) services.cache.keep(providerId, done.saved.stored);
  return done;
}

/** Thrown, so that nothing of it is written. */
function withoutPassword(error: unknown): RolledBack {
  if (error instanceof PasswordRequired) return { kind: 'password_required', keys: error.keys };
  throw error;
}

async function step(tx: Transaction, services: SaveServices, { save, to, only, seen }: Rollback): Promise<RolledBack> {
  const now = await rowsOf(tx, save);
  if (!now) return { kind: 'unknown_scope' };
  const moment = await momentNamed(tx, save.providerId, to, now.revision);
  if (!moment) return { kind: 'unknown_moment' };
  const then = await findStateAt(tx, save.providerId, [save.place], moment.revision);
  const { edits, unknown } = wanted(save, now.rows, then, only);
  const asked = { ...save, edits };
  const plan = planOf(services, asked, now);
  const leftOut = [...unknown, ...toldLeftOut(plan.leftOut).map((left) => withValue(left, asked))];
  if (seen === undefined) return { kind: 'planned', moment, plan, leftOut, saved: undefined };
  const moved = await movedSince(tx, asked, plan, seen);
  if (moved.length > 0) return { kind: 'moved', keys: moved, revision: now.revision };
  return { kind: 'planned', moment, plan, leftOut, saved: await carryOut(tx, asked, plan) };
}

/** Everything that was set then, and a reset of what is set only now. What stays as it is may not be the caller's to write. */
function wanted(
  save: Save,
  now: readonly ValueRow[],
  then: readonly ValueRow[],
  only: readonly string[] | undefined,
): { edits: Edits; unknown: LeftOutSetting[] } {
  const caller = callerOf(save.viewer);
  const [here, past] = [setHere(seenFrom(save.place, now)), setHere(seenFrom(save.place, then))];
  const settings: Record<string, unknown> = {};
  const unknown: LeftOutSetting[] = [];
  for (const [name, { value }] of Object.entries(past)) {
    const key = presentName(settingsCatalogue, name);
    const setting = key === undefined ? undefined : settingNamed(settingsCatalogue, key);
    if (only && !only.includes(key ?? name)) continue;
    if (!setting) {
      if (!Object.hasOwn(here, name))
        unknown.push({ setting: name, code: 'unknown_setting', message: 'There is no such setting any more.' });
      continue;
    }
    const same = Object.hasOwn(here, setting.key) && sameValue(setting, here[setting.key]?.value, value);
    if (setting.secret || (same && writeRefusal(setting, caller, save.place.scope))) continue;
    if (setting.key === name || !Object.hasOwn(past, setting.key)) settings[setting.key] = value;
  }
  const reset = Object.keys(here).filter((key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting && !setting.secret && !Object.hasOwn(settings, key) && !Object.hasOwn(past, key);
  });
  return { edits: { settings, reset: reset.filter((key) => !only || only.includes(key)) }, unknown };
}

function withValue(left: LeftOutSetting, { edits, viewer }: Save): LeftOutSetting {
  const setting = settingNamed(settingsCatalogue, left.setting);
  const value = edits.settings[left.setting];
  return setting && value !== undefined && mayRead(setting, callerOf(viewer)) ? { ...left, value } : left;
}
