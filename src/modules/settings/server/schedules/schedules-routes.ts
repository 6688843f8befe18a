/** Scheduled changes of settings over HTTP: the list, creating one, and actions on it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { environmentOf } from '#platform/domain/environment.ts';
import { isPlatformAdmin } from '#platform/domain/scope-bar.ts';
import type { SettingsSchedule } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { route, type Handler } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { hostOfRequest } from '#platform/server/http/tenancy.ts';
import { applyNow, cancelSchedule, resumeSchedule, type Changed } from './change-schedule.ts';
import { movedMeanwhile, scopeIn, unknownScope } from '../history/history-routes.ts';
import { apiError, requestedScope, requireStaff, saveFor } from '../scopes/scope-of-request.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { scheduleSettings } from './schedule-settings.ts';
import { rowsOf } from '../saving/apply-edits.ts';
import { passwordRequired, refusalOf } from '../saving/save-errors.ts';
import type { StoredSettings } from '../values/repository.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import { scheduledTime } from './validate-schedule.ts';
import { findSchedule, findSchedules, type Schedule } from './schedules-repository.ts';
import { serializeSchedule } from './serialize-schedule.ts';
import { callerOf } from '../values/viewer.ts';

const nothing = { settings: {}, reset: [] };

function invalidTime(): ApiError {
  const message = 'Choose a time in the future, within a year';
  return new ApiError(422, 'invalid_time', message, [
    { field: 'run_at', code: 'invalid_time', message: `${message}.` },
  ]);
}

function finished(): ApiError {
  return new ApiError(409, 'finished', 'This scheduled change has already been saved or cancelled');
}

function unknownSchedule(): ApiError {
  return new ApiError(404, 'unknown_schedule', 'This scheduled change doesn’t exist');
}

function scopeOf({ scope: kind, scope_id: id }: Schedule): ScopeRef {
  return id === 0 ? { kind } : { kind, id };
}

export function schedulesRoutes(app: FastifyInstance, services: SaveServices): void {
  const { access } = services;

  const respond = async (schedule: Schedule, session: Session): Promise<SettingsSchedule> => {
    const target = { session, providerId: schedule.provider_id, scope: scopeOf(schedule) };
    const { place } = await requestedScope(access, target);
    return inTenant(access, schedule.provider_id, async (tx) => {
      const stored = await rowsOf(tx, services, { providerId: schedule.provider_id, place, viewer: session });
      if (!stored) throw unknownScope();
      return serializeSchedule(schedule, stored, callerOf(session));
    });
  };

  route(app, 'read_settings_schedules', async ({ query, session, providerId }) => {
    requireStaff(session);
    const { place, tenant } = await requestedScope(access, { session, providerId, scope: scopeIn(query) });
    return inTenant(access, tenant, async (tx) => {
      const stored = await rowsOf(tx, services, { providerId: tenant, place, viewer: session });
      if (!stored) throw unknownScope();
      const found = await findSchedules(tx, place);
      const schedules = found.map((schedule) => serializeSchedule(schedule, stored, callerOf(session)));
      return { schedules: schedules.filter((schedule) => schedule.settings.length > 0), revision: stored.revision };
    });
  });

  route(app, 'schedule_settings', async ({ body, session, providerId, request, once }) => {
    requireStaff(session);
    const { scope = { kind: 'provider' }, note = '', settings = {}, reset = [], base_revision: baseRevision } = body;
    const runAt = scheduledTime(body.run_at, app.services.clock());
    if (!runAt) throw invalidTime();
    const save = await saveFor(app, { session, providerId, request, scope }, { settings, reset });
    const environment = environmentOf(hostOfRequest(request));
    const scheduling = { save: { ...save, baseRevision }, runAt, note: note.trim(), environment };
    const serialize = (schedule: Schedule, stored: StoredSettings) =>
      serializeSchedule(schedule, stored, callerOf(session));
    const done = await scheduleSettings(
      services,
      scheduling,
      serialize,
      once && {
        before: async (tx) => (await once.before(tx, save.providerId)) as SettingsSchedule | undefined,
        store: (tx, answer) => once.store(tx, save.providerId, answer),
      },
    );
    if (done.kind === 'scheduled') return done.answer;
    if (done.kind === 'nothing_to_do')
      throw new ApiError(422, 'nothing_to_do', 'Nothing to schedule: the settings already have these values');
    throw refusedBy(done);
  });

  const knownSchedule = async (session: Session, providerId: number, id: number): Promise<Schedule> => {
    requireStaff(session);
    const schedule = await scheduleFor(session, providerId, id);
    if (!schedule) throw unknownSchedule();
    return schedule;
  };

  const changeSchedule: Handler<'change_settings_schedule'> = async (context) => {
    const { params, body, session, providerId, request } = context;
    const schedule = await knownSchedule(session, providerId, params.schedule_id);
    const saveContext = await scheduleContext(request, session, providerId, schedule);
    const run = async (): Promise<Changed> => {
      const { base_revision: baseRevision } = body;
      if (body.action === 'cancel') return cancelSchedule(services, schedule, saveContext);
      if (baseRevision === undefined)
        throw new ApiError(400, 'invalid_input', 'Say with base_revision which settings you have seen');
      if (body.action === 'apply') return applyNow(services, schedule, { ...saveContext, baseRevision });
      const runAt = scheduledTime(body.run_at, saveContext.now);
      if (!runAt) throw invalidTime();
      return resumeSchedule(services, schedule, { ...saveContext, baseRevision }, runAt);
    };
    const done = await run();
    if (done.kind === 'unsaved') throw apiError(refusalOf(done.result));
    if (done.kind === 'finished') throw finished();
    if (done.kind !== 'changed') throw refusedBy(done);
    return respond(done.schedule, session);
  };
  route(app, 'change_settings_schedule', changeSchedule, async ({ params, session, providerId }) =>
    scopeOf(await knownSchedule(session, providerId, params.schedule_id)),
  );

  /** A scheduled change of the provider; for a platform administrator also one of the platform. */
  async function scheduleFor({ user }: Session, providerId: number, id: number): Promise<Schedule | undefined> {
    const find = (tenant: number) => inTenant(access, tenant, (tx) => findSchedule(tx, id));
    return (await find(providerId)) ?? (isPlatformAdmin(user) ? find(0) : undefined);
  }

  async function scheduleContext(request: FastifyRequest, session: Session, providerId: number, schedule: Schedule) {
    const { edits: _, ...saveContext } = await saveFor(
      app,
      { session, providerId, request, scope: scopeOf(schedule) },
      nothing,
      'schedule',
    );
    return saveContext;
  }
}

type Refusal = Exclude<Changed, { kind: 'changed' | 'finished' | 'unsaved' }>;

function refusedBy(done: Refusal): ApiError {
  if (done.kind === 'future_base') return futureBase();
  if (done.kind === 'moved') return movedMeanwhile(done.keys, done.revision);
  if (done.kind === 'password_required') return apiError(passwordRequired(done.keys));
  return done.kind === 'unknown_scope' ? unknownScope() : apiError(refusalOf(done));
}
