/** Actions on a scheduled change: cancel it, reschedule it, or apply it now. */
import type { FieldError } from '#engine/validation/messages.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { editsOf, saveSchedule } from './apply-schedule.ts';
import { editedKeys, deniedWrites, type Save } from '../saving/decide.ts';
import { rowsOf, staleSince, type Stale } from '../saving/apply-edits.ts';
import { enqueueSchedule, nameOf } from './schedule-settings.ts';
import type { SaveServices, Unsaved } from '../saving/save-settings.ts';
import { validateSchedule } from './validate-schedule.ts';
import { findSchedule, lockSchedule, settleSchedule, type Schedule } from './schedules-repository.ts';

/** The caller, the scope and the base revision of the action; the edits are those of the scheduled change. */
export type ScheduleContext = Omit<Save, 'edits' | 'baseRevision'> & { readonly baseRevision: number };

export type Changed =
  | { readonly kind: 'changed'; readonly schedule: Schedule; readonly revision?: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | Stale
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'unknown_scope' }
  | { readonly kind: 'unsaved'; readonly result: Unsaved };

function isOpen(schedule: Schedule | undefined): schedule is Schedule {
  return schedule?.status === 'waiting' || schedule?.status === 'suspended';
}

/** Requires the same permissions as making the change. */
export function cancelSchedule(
  { access }: SaveServices,
  { id }: Schedule,
  { providerId, place, viewer, audit, now }: Omit<ScheduleContext, 'baseRevision'>,
): Promise<Changed> {
  return inTenant(access, providerId, async (tx): Promise<Changed> => {
    const schedule = await lockSchedule(tx, id);
    if (!isOpen(schedule)) return { kind: 'finished' };
    const { settings, secrets, reset } = schedule;
    const named = { settings, reset: [...reset, ...secrets] };
    const denied = deniedWrites({ viewer, place }, named);
    if (denied.length > 0) return { kind: 'refused', errors: denied };
    await settleSchedule(tx, id, { status: 'cancelled', finished_at: now, finished_by_name: nameOf(audit) });
    return changed(tx, id);
  });
}

/** From now on in the caller's name and based on the caller's revision. */
export function resumeSchedule(
  services: SaveServices,
  { id }: Schedule,
  context: ScheduleContext,
  runAt: Date,
): Promise<Changed> {
  return inTenant(services.access, context.providerId, async (tx): Promise<Changed> => {
    const schedule = await lockSchedule(tx, id);
    if (!isOpen(schedule)) return { kind: 'finished' };
    const stored = await rowsOf(tx, services, context);
    if (!stored) return { kind: 'unknown_scope' };
    const save = { ...context, edits: await editsOf(tx, services, schedule) };
    const denied = deniedWrites(save, save.edits);
    if (denied.length > 0) return { kind: 'refused', errors: denied };
    const stale = await staleSince(tx, save, editedKeys(save.edits), context.baseRevision, stored.revision);
    if (stale) return stale;
    const validated = await validateSchedule(tx, services.keys, save, stored);
    if (validated.kind === 'refused') return validated;
    const confirmed = validated.sensitive.length > 0 && (await save.isConfirmed(tx));
    if (validated.sensitive.length > 0 && !confirmed) return { kind: 'password_required', keys: validated.sensitive };
    await settleSchedule(tx, id, {
      ...{ status: 'waiting', run_at: runAt, base_revision: stored.revision, is_confirmed: confirmed },
      ...{ scheduled_by: save.audit.userId, scheduled_by_name: nameOf(save.audit), scheduled_at: save.now },
    });
    await enqueueSchedule(tx, id, runAt);
    return changed(tx, id);
  });
}

export async function applyNow(services: SaveServices, schedule: Schedule, context: ScheduleContext): Promise<Changed> {
  const { providerId } = context;
  const edits = await inTenant(services.access, providerId, (tx) => editsOf(tx, services, schedule));
  const save = { ...context, edits, hiddenAllowed: true };
  const result = await saveSchedule(services, save, schedule, ['waiting', 'suspended'], nameOf(context.audit));
  if (result.kind !== 'answered') return { kind: 'unsaved', result };
  if (result.answer.kind === 'finished') return { kind: 'finished' };
  const { revision } = result.answer;
  return { ...(await inTenant(services.access, providerId, (tx) => changed(tx, schedule.id))), revision };
}

async function changed(tx: Transaction, id: number): Promise<Changed & { kind: 'changed' }> {
  return { kind: 'changed', schedule: (await findSchedule(tx, id))! };
}
