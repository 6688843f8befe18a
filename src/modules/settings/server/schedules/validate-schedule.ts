/** Validates a scheduled change when it is created or rescheduled, like a save at that time. */
import { isFormat } from '#engine/schema/formats.ts';
import { applyEdits } from '#engine/changes/apply.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { baseOf, writtenOf, type Save } from '../saving/decide.ts';
import { reauthenticationKeys } from '../services/reauthentication.ts';
import { placeSeen } from '../scopes/scope.ts';
import type { StoredSettings } from '../values/repository.ts';
import { internalAddresses } from '../saving/internal-addresses.ts';
import { unknownReferences } from '../saving/unknown-references.ts';
import { settingsValidators as validators } from '../values/catalogue.ts';
import { callerOf } from '../values/viewer.ts';

const minuteMs = 60_000;
const longestMs = 366 * 24 * 60 * minuteMs;

export type Validated =
  | { readonly kind: 'fits'; readonly sensitive: readonly string[]; readonly changes: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** On the currently stored values; hidden settings are allowed, because they may be visible by then. */
export async function validateSchedule(
  tx: Transaction,
  keys: KeyRing,
  save: Save,
  stored: StoredSettings,
): Promise<Validated> {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const base = baseOf(save, stored.rows);
  const outcome = applyEdits({ base, validators, caller, edits: save.edits, hiddenAllowed: true });
  if (!outcome.ok) return { kind: 'refused', errors: outcome.errors };
  const unknown = await unknownReferences(tx, save.providerId, base, save.edits);
  const errors = [...internalAddresses(save, save.edits), ...unknown];
  if (errors.length > 0) return { kind: 'refused', errors };
  const written = writtenOf(outcome, base, keys, save);
  return { kind: 'fits', sensitive: reauthenticationKeys(written).map(({ key }) => key), changes: written.length };
}

/** Parses a time; undefined unless it is in the future and within a year, on a day that exists: 30 February would be in March. */
export function scheduledTime(text: string | undefined, now: Date): Date | undefined {
  const time = text !== undefined && isFormat('date', text.slice(0, 10)) ? new Date(text) : undefined;
  const ahead = (time?.getTime() ?? Number.NaN) - now.getTime();
  return ahead > 0 && ahead <= longestMs ? time : undefined;
}
