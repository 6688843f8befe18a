/** History of settings over HTTP: the list of revisions, comparing two of them, and rollback. */
import type { FastifyInstance } from 'fastify';
import type { SettingChange } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { compareSettings, placesUnder } from './compare-settings.ts';
import { layersOf } from '../values/layers.ts';
import { revisionNamed } from './revisions.ts';
import { apiError, requestedScope, requireStaff, saveFor } from '../scopes/scope-of-request.ts';
import { titleOf } from '../saving/apply-edits.ts';
import { readHistory } from './read-history.ts';
import { passwordRequired } from '../saving/save-errors.ts';
import { findValues } from '../values/repository.ts';
import { rollBack } from './roll-back.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { isKnownScope } from '../scopes/scope.ts';
import { callerOf } from '../values/viewer.ts';

const nothing = { settings: {}, reset: [] };

/** The scope of a query in which kind and id are separate fields. */
export function scopeIn(query: { readonly scope?: ScopeRef['kind']; readonly scope_id?: number }): ScopeRef {
  const { scope: kind = 'provider', scope_id: id } = query;
  return id === undefined ? { kind } : { kind, id };
}

export function unknownScope(): ApiError {
  return new ApiError(404, 'unknown_scope', 'There is no such account, branch or user');
}

export function unknownRevision(): ApiError {
  return new ApiError(400, 'invalid_input', 'Send an existing revision, a time with its offset, or now');
}

/** The settings to be written were changed by someone else after the preview. */
export function movedMeanwhile(keys: readonly string[], revision: number): ApiError {
  const errors = keys.map((key) => ({
    field: key,
    code: 'moved',
    message: `${titleOf(key)} was changed after you looked.`,
  }));
  const message = 'Someone else changed the same settings. Nothing was changed. Preview again';
  return new ApiError(409, 'moved', message, errors, { revision });
}

export function historyRoutes(app: FastifyInstance, services: SaveServices): void {
  const { access } = services;

  route(app, 'read_settings_history', async ({ query, session, providerId }) => {
    requireStaff(session);
    const { place, tenant } = await requestedScope(access, { session, providerId, scope: scopeIn(query) });
    const layers = await inTenant(access, tenant, async (tx) => {
      if (!(await isKnownScope(tx, place, session.user.id))) throw unknownScope();
      return layersOf((await findValues(tx, tenant, placesUnder(place))).rows);
    });
    const { setting, source, before, limit = 20 } = query;
    return readHistory(access, tenant, place, layers, callerOf(session), { setting, source, before, limit });
  });

  route(app, 'compare_settings', async ({ query, session, providerId }) => {
    requireStaff(session);
    const { place, tenant } = await requestedScope(access, { session, providerId, scope: scopeIn(query) });
    return inTenant(access, tenant, async (tx) => {
      if (!(await isKnownScope(tx, place, session.user.id))) throw unknownScope();
      const { revision } = await findValues(tx, tenant, placesUnder(place));
      const from = await revisionNamed(tx, tenant, query.from, revision);
      const to = await revisionNamed(tx, tenant, query.to ?? 'now', revision);
      if (!from || !to) throw unknownRevision();
      const changes: SettingChange[] = await compareSettings(tx, tenant, place, from, to, callerOf(session));
      return { from: { ...from }, to: { ...to }, revision, changes };
    });
  });

  route(app, 'roll_back_settings', async ({ body, session, providerId, request }) => {
    requireStaff(session);
    const { scope = { kind: 'provider' }, to, settings: only, base_revision: seen } = body;
    const save = await saveFor(app, { session, providerId, request, scope }, nothing, 'rollback');
    const done = await rollBack(services, { save: { ...save, baseRevision: seen }, to, only, seen });
    if (done.kind === 'unknown_scope') throw unknownScope();
    if (done.kind === 'unknown_revision') throw unknownRevision();
    if (done.kind === 'password_required') throw apiError(passwordRequired(done.keys));
    if (done.kind === 'future_base') throw futureBase();
    if (done.kind === 'moved') throw movedMeanwhile(done.keys, done.revision);
    const { plan, saved, revision, skipped } = done;
    return {
      to: { ...revision },
      applied: saved !== undefined,
      revision: saved?.revision ?? plan.revision,
      changes: [...plan.changes],
      left_out: [...skipped],
    };
  });
}
