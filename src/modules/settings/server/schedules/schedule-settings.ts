/** Schedules a change, after validating it like a save. */
import { settingNamed } from '#engine/state/state.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { editedKeys, cleaned, deniedWrites, type Save } from '../saving/decide.ts';
import { rowsOf, staleSince, type Stale } from '../saving/apply-edits.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { StoredSettings } from '../values/repository.ts';
import type { Repeatable, SaveServices } from '../saving/save-settings.ts';
import { validateSchedule } from './validate-schedule.ts';
import { findSchedule, insertSchedule, type Schedule } from './schedules-repository.ts';

export const scheduleTask = 'apply_settings_schedule';

export interface Scheduling {
  readonly save: Save & { readonly baseRevision: number };
  readonly runAt: Date;
  readonly note: string;
  readonly environment: string;
}

/** Why nothing was scheduled. */
export type Unscheduled =
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | Stale
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'nothing_to_do' }
  | { readonly kind: 'unknown_scope' };

/** Rolls back the transaction, including the stored answer of the request. */
class NotScheduled extends Error {
  readonly why: Unscheduled;
  constructor(why: Unscheduled) {
    super('not planned');
    this.why = why;
  }
}

/** `serialize` creates the response from the scheduled change and the stored values of its scope. */
export async function scheduleSettings<Answer>(
  services: SaveServices,
  scheduling: Scheduling,
  serialize: (schedule: Schedule, stored: StoredSettings) => Answer,
  repeatable: Repeatable<Answer> | undefined,
): Promise<{ kind: 'scheduled'; answer: Answer } | Unscheduled> {
  try {
    const answer = await inTenant(services.access, scheduling.save.providerId, async (tx) => {
      const before = await repeatable?.before(tx);
      if (before !== undefined) return before;
      const { schedule, stored } = await scheduled(tx, services, scheduling);
      const serialized = serialize(schedule, stored);
      await repeatable?.store(tx, serialized);
      return serialized;
    });
    return { kind: 'scheduled', answer };
  } catch (error) {
    if (error instanceof NotScheduled) return error.why;
    throw error;
  }
}

async function scheduled(tx: Transaction, services: SaveServices, { save, runAt, note, environment }: Scheduling) {
  const stored = await rowsOf(tx, services, save);
  if (!stored) throw new NotScheduled({ kind: 'unknown_scope' });
  const cleanedSave = { ...save, edits: cleaned(save.edits) };
  const { place, providerId, baseRevision, audit, now } = cleanedSave;
  const denied = deniedWrites(cleanedSave, cleanedSave.edits);
  if (denied.length > 0) throw new NotScheduled({ kind: 'refused', errors: denied });
  const stale = await staleSince(tx, cleanedSave, editedKeys(cleanedSave.edits), baseRevision, stored.revision);
  if (stale) throw new NotScheduled(stale);
  const validated = await validateSchedule(tx, services.keys, cleanedSave, stored);
  if (validated.kind === 'refused') throw new NotScheduled(validated);
  if (validated.changes === 0) throw new NotScheduled({ kind: 'nothing_to_do' });
  const confirmed = validated.sensitive.length > 0 && (await cleanedSave.isConfirmed(tx));
  if (validated.sensitive.length > 0 && !confirmed)
    throw new NotScheduled({ kind: 'password_required', keys: validated.sensitive });
  const { settings, secrets } = apart(services.keys, cleanedSave);
  const row = {
    ...{ provider_id: providerId, scope: place.scope, scope_id: place.scopeId, run_at: runAt, note, environment },
    ...{ base_revision: stored.revision, settings, reset: cleanedSave.edits.reset, is_confirmed: confirmed },
    ...{ scheduled_by: audit.userId, scheduled_by_name: nameOf(audit), scheduled_at: now },
  };
  const id = await insertSchedule(tx, row, secrets);
  await enqueueSchedule(tx, id, runAt);
  return { schedule: (await findSchedule(tx, id))!, stored };
}

/** Attempts over about an hour; then the change is suspended, and its author told. */
const maxAttempts = 8;

/** A scheduled change has at most one job: a new time replaces it. */
export function enqueueSchedule(tx: Transaction, id: number, runAt: Date): Promise<number> {
  return enqueueJob(tx, scheduleTask, { schedule_id: id }, { jobKey: `schedule-${id}`, runAt, maxAttempts });
}

/** A platform user's name is not shown to providers. */
export function nameOf({ userName, isOwnUser }: Save['audit']): string {
  return isOwnUser ? userName : 'Platform administrator';
}

function apart(keys: KeyRing, { edits, providerId, place }: Save) {
  const settings: Record<string, unknown> = {};
  const secrets: Record<string, Buffer> = {};
  for (const [key, value] of Object.entries(edits.settings)) {
    const where = { provider_id: providerId, scope: place.scope, scope_id: place.scopeId, key };
    if (settingNamed(settingsCatalogue, key)?.secret) secrets[key] = encryptSecret(keys, where, String(value));
    else settings[key] = value;
  }
  return { settings, secrets };
}
