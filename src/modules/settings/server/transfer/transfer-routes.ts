/** Settings as a file over HTTP: export, and import with a dry run first. */
import type { FastifyInstance } from 'fastify';
import { environmentOf } from '#platform/domain/environment.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { hostOfRequest } from '#platform/server/http/tenancy.ts';
import { exportSettings } from './export-settings.ts';
import { movedMeanwhile, scopeIn, unknownScope } from '../history/history-routes.ts';
import { importSettings } from './import-settings.ts';
import { apiError, requestedScope, providerOf, requireStaff, saveFor } from '../scopes/scope-of-request.ts';
import { passwordRequired } from '../saving/save-errors.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import { titleOf } from '../saving/apply-edits.ts';

const nothing = { settings: {}, reset: [] };

export function transferRoutes(app: FastifyInstance, services: SaveServices): void {
  const { access } = services;

  route(app, 'export_settings', async ({ query, session, providerId, request, reply }) => {
    requireStaff(session);
    const { place, tenant } = await requestedScope(access, { session, providerId, scope: scopeIn(query) });
    const provider = await providerOf(access, session, providerId);
    const { target_hash: hash, target_revision: revision } = query;
    if ((hash === undefined) !== (revision === undefined))
      throw new ApiError(400, 'invalid_input', 'A target is its hash and its revision, both from its own export');
    const target = hash === undefined || revision === undefined ? undefined : { hash, revision };
    const environment = environmentOf(hostOfRequest(request));
    const now = app.services.clock();
    const exportRequest = { providerId: tenant, place, viewer: session, provider, environment, now, target };
    const file = await inTenant(access, tenant, (tx) => exportSettings(tx, services, exportRequest));
    if (!file) throw unknownScope();
    reply.header('cache-control', 'no-store');
    return file;
  });

  route(app, 'import_settings', async ({ body, session, providerId, request }) => {
    requireStaff(session);
    const { scope = { kind: 'provider' }, file, reset_others: resetOthers = false, base_revision: seen } = body;
    const save = await saveFor(app, { session, providerId, request, scope }, nothing, 'import');
    const done = await importSettings(services, { save: { ...save, baseRevision: seen }, file, resetOthers, seen });
    if (done.kind === 'unknown_scope') throw unknownScope();
    if (done.kind === 'wrong_file') throw new ApiError(422, 'wrong_file', done.message);
    if (done.kind === 'password_required') throw apiError(passwordRequired(done.keys));
    if (done.kind === 'future_base') throw futureBase();
    if (done.kind === 'moved') throw movedMeanwhile(done.keys, done.revision);
    if (done.kind === 'target_moved') throw targetMoved(done);
    const { plan, saved, skipped, unchanged, secretsMissing, target } = done;
    return {
      applied: saved !== undefined,
      revision: saved?.revision ?? plan.revision,
      changes: [...plan.changes],
      left_out: [...skipped],
      unchanged,
      secrets_missing: [...secretsMissing],
      target: { state: target.state, changes: [...target.changes] },
    };
  });
}

function targetMoved({ changes, revision }: { changes: readonly { setting: string }[]; revision: number }): ApiError {
  const errors = changes.map(({ setting }) => ({
    field: setting,
    code: 'moved',
    message: `${titleOf(setting)} was changed after the file was prepared.`,
  }));
  const message =
    'These settings changed after the file was exported. Nothing was imported; export them again and prepare the file anew';
  return new ApiError(409, 'target_moved', message, errors, { revision });
}
