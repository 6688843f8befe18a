/** What is judged of a plan, when it is made and when it is resumed: the same as of a save at that moment. */
import { applyEdits } from '#engine/apply.ts';
import type { FieldError } from '#engine/messages.ts';
import type { KeyRing } from '#server/db/secrets.ts';
import type { Transaction } from '#server/db/tenant.ts';
import { baseOf, storedHere, type Save } from './decide.ts';
import { guardedIn } from './guarded-writes.ts';
import { placeSeen } from './place.ts';
import type { StoredSettings } from './repository.ts';
import { unknownReferences } from './unknown-references.ts';
import { settingsValidators as validators } from './validators.ts';
import { callerOf } from './viewer.ts';
import { writtenOf } from './written.ts';

const minuteMs = 60_000;
const longestMs = 366 * 24 * 60 * minuteMs;

export type Judged =
  | { readonly kind: 'fits'; readonly guarded: readonly string[]; readonly changes: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** On the values that are stored now; what a condition hides now may be visible by then. */
export async function judgePlan(tx: Transaction, keys: KeyRing, save: Save, stored: StoredSettings): Promise<Judged> {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const base = baseOf(save, stored.rows);
  const outcome = applyEdits({ base, validators, caller, edits: save.edits, hiddenAllowed: true });
  if (!outcome.ok) return { kind: 'refused', errors: outcome.errors };
  const unknown = await unknownReferences(tx, save.providerId, base, save.edits);
  if (unknown.length > 0) return { kind: 'refused', errors: unknown };
  const written = writtenOf(outcome, storedHere(base), keys, save.providerId, save.place);
  return { kind: 'fits', guarded: guardedIn(written).map(({ key }) => key), changes: written.length };
}

/** The instant that a text names; undefined unless it is yet to come and within a year. */
export function plannedTime(text: string | undefined, now: Date): Date | undefined {
  const time = text === undefined ? undefined : new Date(text);
  const ahead = (time?.getTime() ?? Number.NaN) - now.getTime();
  return ahead > 0 && ahead <= longestMs ? time : undefined;
}
