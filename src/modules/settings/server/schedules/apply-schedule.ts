/** Applies a scheduled change like any save: in the name of its author when due, or at once in that of the caller. */
import { meets, permissionCheck } from '#platform/domain/permission.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { settingAuditType } from '../../domain/setting-audit.ts';
import { calls } from '#generated/calls.ts';
import { decryptSecret, UnreadableSecret } from '#platform/server/db/secrets.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { unreadableSecret } from '#platform/server/http/api-error.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import type { Save } from '../saving/decide.ts';
import { placeOf, type ScopeViewer } from '../scopes/scope.ts';
import { refusalOf } from '../saving/save-errors.ts';
import { startAt } from '#platform/server/db/enqueue.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { Place } from '../values/repository.ts';
import { saveSettings, type SaveServices, type Unsaved } from '../saving/save-settings.ts';
import { enqueueSchedule } from './schedule-settings.ts';
import {
  findActingUser,
  findSchedule,
  findScheduleSecrets,
  lockSchedule,
  settleSchedule,
  type ActingUser,
  type Schedule,
  type SuspendedFor,
} from './schedules-repository.ts';
import { factsOf, type Viewer } from '../values/viewer.ts';

type Open = Extract<Schedule['status'], 'waiting' | 'suspended'>;

/** `finished`: it was already applied, or is not due. */
export type Applied = { readonly kind: 'applied'; readonly revision: number } | { readonly kind: 'finished' };

/** One transaction for the values and the result. `by` is the person who applied it early. */
export async function saveSchedule(
  services: SaveServices,
  save: Save,
  schedule: Schedule,
  from: readonly Open[],
  by: string | null,
): Promise<{ kind: 'answered'; answer: Applied } | Unsaved> {
  return saveSettings<Applied>(services, save, ({ revision }) => ({ kind: 'applied', revision }), {
    async before(tx) {
      const now = await lockSchedule(tx, schedule.id);
      return now && from.some((status) => status === now.status) ? undefined : { kind: 'finished' };
    },
    async store(tx, answer) {
      if (answer.kind !== 'applied') return;
      await settleSchedule(tx, schedule.id, {
        status: 'applied',
        finished_at: save.now,
        finished_by_name: by,
        finished_revision: answer.revision,
      });
    },
  });
}

/** The values of a scheduled change with secrets decrypted. */
export async function editsOf(tx: Transaction, { keys }: Pick<SaveServices, 'keys'>, schedule: Schedule) {
  const secrets = await findScheduleSecrets(tx, schedule.id);
  const { provider_id, scope, scope_id } = schedule;
  const open = secrets.map(({ key, secret }) => [
    key,
    decryptSecret(keys, { provider_id, scope, scope_id, key }, secret),
  ]);
  return {
    settings: { ...schedule.settings, ...(Object.fromEntries(open) as Record<string, string>) },
    reset: schedule.reset,
  };
}

/** For the job. Returns the new revision, if there is one. */
export async function applySchedule(
  services: SaveServices & { readonly internalDomains: readonly string[] },
  providerId: number,
  id: number,
  now: Date,
): Promise<Applied> {
  const found = await inTenant(services.access, providerId, async (tx) => {
    const schedule = await findSchedule(tx, id);
    if (schedule?.status !== 'waiting') return undefined;
    if (schedule.run_at > now) {
      await enqueueSchedule(tx, id, await startAt(tx, schedule.run_at, now));
      return undefined;
    }
    const acting = await findActingUser(tx, schedule.scheduled_by);
    const provider = await findProvider(tx, providerId);
    const edits = await editsOf(tx, services, schedule).catch(unreadable);
    return provider && { schedule, acting, provider, edits };
  });
  if (!found) return { kind: 'finished' };
  const { schedule, acting, provider, edits } = found;
  const suspend = (reason: SuspendedFor) => suspended(services, schedule, acting, reason, now);
  const viewer = acting && viewerOf(acting);
  const place = viewer && (await placeStill(services, viewer, schedule));
  if (!viewer || !place) return suspend(permissionLost(schedule));
  if ('code' in edits) return suspend(edits);
  const save: Save = {
    ...{ providerId, place, edits, viewer, now, baseRevision: schedule.base_revision, hiddenAllowed: true },
    facts: factsOf(viewer, provider, schedule.environment, services.internalDomains),
    audit: {
      type: settingAuditType(place.scope),
      ...{ requestId: `schedule-${id}`, clientVersion: '', source: 'schedule' },
      ...{ userId: viewer.user.id, userName: acting.user.name, isOwnUser: acting.user.provider_id !== 0 },
      ...{ impersonatedId: null, impersonatedName: null },
    },
    isConfirmed: () => Promise.resolve(schedule.is_confirmed),
  };
  const result = await saveSchedule(services, save, schedule, ['waiting'], null);
  return result.kind === 'answered' ? result.answer : suspend(reasonOf(result));
}

/** For a job without attempts left: its author decides what becomes of the change. */
export async function giveUpSchedule(
  services: Pick<SaveServices, 'access'>,
  providerId: number,
  id: number,
  now: Date,
): Promise<void> {
  const found = await inTenant(services.access, providerId, async (tx) => {
    const schedule = await findSchedule(tx, id);
    return schedule && { schedule, acting: await findActingUser(tx, schedule.scheduled_by) };
  });
  // Its author may have chosen a later time meanwhile, which has a job of its own.
  if (found && found.schedule.run_at <= now) await suspended(services, found.schedule, found.acting, interrupted, now);
}

const interrupted: SuspendedFor = {
  code: 'interrupted',
  message: 'Saving it failed several times for a reason that isn’t the change’s.',
  errors: [],
};

/** Retrying is useless: someone must enter the secret again. */
function unreadable(error: unknown): SuspendedFor {
  if (!(error instanceof UnreadableSecret)) throw error;
  const { code, message, errors } = unreadableSecret(error.place);
  return { code, message, errors: errors.map(({ field, message: reason }) => ({ field, code, message: reason })) };
}

function viewerOf({ user, role }: ActingUser): Viewer & ScopeViewer {
  const isPlatformAdmin = user.provider_id === 0 && role.id === roles.platformAdmin;
  return { user, role, isPlatformAdmin, can: permissionCheck(role.permissions) };
}

/** The scope of a scheduled change, as long as its author may still save there. */
async function placeStill(
  { access }: SaveServices,
  viewer: ScopeViewer,
  { provider_id: providerId, scope, scope_id: id }: Schedule,
): Promise<Place | undefined> {
  if (!isStaff(viewer.user) || !meets(viewer.can, calls.schedule_settings.permission)) return undefined;
  const place = await placeOf(access, viewer, providerId, id === 0 ? { kind: scope } : { kind: scope, id });
  return 'kind' in place ? undefined : place;
}

function permissionLost({ scheduled_by_name: name }: Schedule): SuspendedFor {
  return { code: 'permission_denied', message: `${name} may not change these settings any more.`, errors: [] };
}

/** A reason already contained in the message is not repeated. */
function reasonOf(result: Unsaved): SuspendedFor {
  const { code, message, errors } = refusalOf(result);
  return {
    ...{ code, message: message.endsWith('.') ? message : `${message}.` },
    errors: errors
      .filter((error) => !message.includes(error.message))
      .map(({ field, code: why, message: reason }) => ({ field, code: why, message: reason })),
  };
}

/** Nothing is saved; the list shows why, and the author is notified by email. */
async function suspended(
  { access }: Pick<SaveServices, 'access'>,
  schedule: Schedule,
  acting: ActingUser | null,
  reason: SuspendedFor,
  now: Date,
): Promise<Applied> {
  await inTenant(access, schedule.provider_id, async (tx) => {
    const current = await lockSchedule(tx, schedule.id);
    if (current?.status !== 'waiting') return;
    await settleSchedule(tx, schedule.id, { status: 'suspended', reason, finished_at: now });
    await putMail(tx, schedule.provider_id, {
      kind: 'settings_schedule_suspended',
      sender: 'platform',
      in_inbox: true,
      recipients: acting ? [acting.user.email] : [],
      subject: 'A planned change of settings was suspended',
      body: [
        'A change of settings that you planned could not be saved when its time came. Not saved.',
        '',
        `Why: ${reason.message}`,
        ...reason.errors.map(({ message }) => `- ${message}`),
        '',
        'Sign in and open Settings, Scheduled changes, to save it all the same, to plan it anew or to cancel it.',
        '',
      ].join('\n'),
    });
  });
  return { kind: 'finished' };
}
