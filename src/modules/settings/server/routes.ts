/** Settings over HTTP: reading and saving them, and the calls for one setting of an account or of the caller. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldLists } from '../domain/custom-fields.ts';
import { isStaff } from '#platform/domain/role.ts';
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { catalogue } from '#generated/catalogue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { sayGzippedJson, takesGzip } from '#platform/server/http/compression.ts';
import type { Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { SessionRole } from '#platform/server/db/session.ts';
import type { Session } from '#platform/server/http/session.ts';
import { readAccountSettings, readAllAccountSettings } from './values/account-settings.ts';
import { historyRoutes } from './history/history-routes.ts';
import { layersOf } from './values/layers.ts';
import { readAll, readChanged, type SettingsAnswer } from './values/read-settings.ts';
import { apiError, requestedScope, saveFor } from './scopes/scope-of-request.ts';
import { placesRoutes } from './scopes/scopes-routes.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { chainOf, isKnownScope, scopeNamed, usualPlace } from './scopes/scope.ts';
import { refusalOf, untried } from './saving/save-errors.ts';
import { findChangedKeys, findValues, type Place } from './values/repository.ts';
import { SaveQueue } from './saving/save-queue.ts';
import { saveSettings } from './saving/save-settings.ts';
import { schedulesRoutes } from './schedules/schedules-routes.ts';
import { revisionFor } from './services/settings-reader.ts';
import { transferRoutes } from './transfer/transfer-routes.ts';
import { tryConnection } from './connections/test-connection.ts';
import { callerOf } from './values/viewer.ts';
import { WholeAnswers } from './values/response-cache.ts';

interface SaveRequest {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly scope: ScopeRef;
  readonly edits: Edits;
  readonly baseRevision?: number | undefined;
  readonly once?: Once | undefined;
}

/** `tenant`: the provider that stores the scope and counts its revisions. */
interface PlaceRead {
  readonly place: Place;
  readonly tenant: number;
}

export function settingsRoutes(app: FastifyInstance): void {
  const access = app.services.database.app;
  const cache = app.settingValues;
  const services = { access, cache, queue: new SaveQueue(), keys: app.services.keys };
  const wholeAnswers = new WholeAnswers();
  historyRoutes(app, services);
  transferRoutes(app, services);
  schedulesRoutes(app, services);
  placesRoutes(app, access);

  route(app, 'read_settings', async ({ query, session, host, providerId, request, reply }) => {
    const { since } = query;
    const { place, tenant } = await placeRead(session, providerId, query.scope);
    // The platform counts its own saves only: changes by a platform administrator are based on that revision.
    const revision = session ? await revisionFor(access, session, tenant) : (host?.revision ?? 0);
    const tag = `"${providerId}.${revision}.${catalogue.hash.slice(0, 8)}.${readerTag(session, place)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (since === revision || request.headers['if-none-match'] === tag) {
      reply.code(304);
      return undefined;
    }
    const values = await cache.at(tenant, revision);
    const caller = callerOf(session);
    const here = place.scope;
    const places = chainOf(place);
    // A future revision belongs to a database that no longer exists: the caller starts again.
    const whole = since === undefined || since === 0 || since > values.revision;
    if (whole && places.length === 0) {
      const all = () => readAll(providerId, values, caller, here);
      // Values newer than the tag are correct for this caller, but must not be cached under it.
      if (values.revision !== revision || !takesGzip(request)) return all();
      sayGzippedJson(reply);
      return wholeAnswers.gzipped(tag, all);
    }
    return inTenant(access, tenant, async (tx) => {
      if (session && !(await isKnownScope(tx, place, session.user.id))) throw noPlace();
      const { rows } = places.length > 0 ? await findValues(tx, tenant, places) : { rows: [] };
      const nearest = { ...values, layers: [...values.layers, ...layersOf(rows)] };
      if (whole) return readAll(providerId, nearest, caller, here);
      return readChanged(providerId, nearest, caller, await findChangedKeys(tx, tenant, since, places), here);
    });
  });

  /** Guests see the values for everyone. */
  const placeRead = async (
    session: Session | null,
    providerId: number,
    scope: string | undefined,
  ): Promise<PlaceRead> => {
    if (!session) return { place: { scope: 'provider', scopeId: 0 }, tenant: providerId };
    if (scope === undefined) return { place: usualPlace(session), tenant: providerId };
    const named = scopeNamed(scope);
    if (!named) throw noPlace();
    return requestedScope(access, { session, providerId, scope: named });
  };

  const save = async (given: SaveRequest): Promise<SettingsAnswer> => {
    const { session, providerId, edits, once } = given;
    const requestedSave = await saveFor(app, given, edits);
    const { place, providerId: tenant } = requestedSave;
    const { baseRevision } = given;
    const result = await saveSettings(
      services,
      { ...requestedSave, baseRevision },
      (saved) => readChanged(providerId, saved, callerOf(session), saved.changedKeys, place.scope),
      once && {
        before: async (tx) => (await once.before(tx, tenant)) as SettingsAnswer | undefined,
        store: (tx, answer) => once.store(tx, tenant, answer),
      },
    );
    if (result.kind !== 'answered') throw apiError(refusalOf(result));
    return result.answer;
  };

  route(app, 'save_settings', ({ body, session, providerId, once, request }) => {
    const { scope = { kind: 'provider' }, base_revision: baseRevision, settings = {}, reset = [] } = body;
    const edits = { settings: settings as Record<string, unknown>, reset };
    return save({ session, providerId, request, scope, edits, baseRevision, once });
  });

  const saveOne = async (given: Omit<SaveRequest, 'edits'>, setting: string, value: unknown) => {
    const edits =
      value === null || value === undefined
        ? { settings: {}, reset: [setting] }
        : { settings: { [setting]: value }, reset: [] };
    const { settings, revision } = await save({ ...given, edits });
    return { setting, value: (settings as Record<string, unknown>)[setting] ?? null, revision };
  };

  route(app, 'save_user_setting', ({ body, session, providerId, request }) =>
    saveOne({ session, providerId, request, scope: { kind: 'user' } }, body.setting, body.value),
  );

  route(app, 'save_account_setting', ({ body, session, providerId, request }) => {
    const scope = { kind: 'account', ...(body.account_id === undefined ? {} : { id: body.account_id }) } as const;
    const { setting, value, base_revision: baseRevision } = body;
    return saveOne({ session, providerId, request, scope, baseRevision }, setting, value);
  });

  route(app, 'save_custom_fields', async ({ body, session, providerId, request }) => {
    const { group, fields, base_revision: baseRevision } = body;
    const key = fieldLists[group];
    const edits = { settings: { [key]: fields }, reset: [] };
    const saved = await save({ session, providerId, request, scope: { kind: 'provider' }, edits, baseRevision });
    return { group, fields: [...(saved.settings[key] ?? [])], revision: saved.revision };
  });

  const { keys, outbound } = app.services;
  const trying = { access, keys, outbound, checks: app.connectionChecks };

  route(app, 'test_connection', async ({ body, session, providerId }) => {
    const { layers } = await cache.at(providerId, await revisionFor(access, session, providerId));
    const cleared = (body.reset ?? []).map((key) => [key, undefined] as const);
    const unsaved = new Map<string, unknown>([...Object.entries(body.settings ?? {}), ...cleared]);
    const trial = { providerId, section: body.section, unsaved, layers, viewer: session };
    const tried = await tryConnection(trying, trial);
    if (tried.kind !== 'tried') throw apiError(untried(tried));
    return { ...tried.verdict, duration_ms: tried.durationMs };
  });

  route(app, 'read_account_settings', async ({ query, session, providerId }) => {
    const caller = callerOf(session);
    const accountId = query.account_id ?? session.user.account_id ?? session.user.limit_user_to_account;
    if (accountId !== null)
      await requestedScope(access, { session, providerId, scope: { kind: 'account', id: accountId } });
    else if (!isStaff(session.user) || !session.can('API_/accounts:GET')) throw forbidden();
    const limit = query.limit ?? 9999;
    const setting = query.setting === undefined ? undefined : canonicalKey(catalogue, query.setting);
    if (accountId === null) {
      const { found, count } = await readAllAccountSettings(access, providerId, caller, { setting, limit });
      return { account_settings: found, count };
    }
    const values = await cache.at(providerId, await revisionFor(access, session, providerId));
    const all = await readAccountSettings(access, providerId, accountId, values, caller);
    if (!all) throw new ApiError(404, 'unknown_scope', 'There is no such account');
    const found = all.filter((one) => (setting ?? one.setting) === one.setting);
    return { account_settings: found.slice(0, limit), revision: values.revision, count: found.length };
  });
}

/** Callers who read the same share a tag: the same scope with the same permissions. */
function readerTag(session: Session | null, { scope, scopeId }: Place): string {
  if (!session) return 'public';
  return `${isStaff(session.user) ? 'staff' : 'customer'}.${scope}.${scopeId}.${permissionsTag(session.role)}`;
}

/** Computed once per role: it stays the same object until its row changes, and hashing its names takes as long as a short response. */
const permissionsTags = new WeakMap<SessionRole, string>();

function permissionsTag(role: SessionRole): string {
  const known = permissionsTags.get(role);
  if (known !== undefined) return known;
  const tag = hash('sha1', role.permissions.join(' '), 'base64url').slice(0, 12);
  permissionsTags.set(role, tag);
  return tag;
}

function noPlace(): ApiError {
  return new ApiError(404, 'unknown_scope', 'There is no such account, branch or user');
}
