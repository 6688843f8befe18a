/** API keys over HTTP: listed, created and revoked by their user (F138). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { account_api_keys } from '#generated/tables.ts';
import type { ApiKey, ApiKeyExpiry } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { lock } from '#platform/server/db/lock.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { apiKeyPrefix, isApiKey, newToken, sessionOf, type Session } from '#platform/server/http/session.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import {
  accountApiKeyRows,
  findApiKeys,
  findApiKeyUser,
  insertApiKey,
  keepLastUse,
  revokeApiKey,
  type ApiKeyRow,
} from './repository.ts';

/** Valid ones of one user. */
const mostKeys = 20;
const mostListed = 100;
const minuteMs = 60_000;
const days: Readonly<Record<ApiKeyExpiry, number | null>> = { '7_days': 7, '30_days': 30, never: null };

export function apiKeyRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const record = (
    tx: Transaction,
    session: Session,
    request: FastifyRequest,
    from: object | null,
    to: object | null,
    { id, provider_id: providerId }: { readonly id: number; readonly provider_id: number } = session.user,
  ) => {
    const change = { object_id: String(id), from, to };
    return writeAuditEvents(tx, { providerId, type: 'user', at: clock() }, authorOf(session, request), [change]);
  };

  route(app, 'read_api_keys', async ({ session }) => {
    const { user } = session;
    const keys = await inTenant(access, user.provider_id, (tx) => findApiKeys(tx, user.id, clock()));
    return { api_keys: keys.slice(0, mostListed).map(serializeKey) };
  });

  route(app, 'create_api_key', async ({ session, body, request }) => {
    const { user, actor } = session;
    if (actor) throw forbidden('You can’t create API keys for someone you act as');
    if (user.account_id === null) throw forbidden('API keys are for users of customer accounts');
    const { token, tokenHash } = newToken(apiKeyPrefix);
    const now = clock();
    const length = days[body.expires];
    const expires_at = length === null ? null : new Date(now.getTime() + length * 24 * 60 * minuteMs);
    const key = { name: body.name.trim(), created_at: now, expires_at, last_used_at: null };
    if (key.name === '') {
      const error = { field: 'name', code: 'required', message: 'Enter a name.' };
      throw new ApiError(400, 'invalid_input', 'The request is not valid', [error]);
    }
    return inTenant(access, user.provider_id, async (tx) => {
      await lock(tx, 'API keys', user.id);
      const before = await findApiKeys(tx, user.id, now);
      if (before.filter(({ expires_at: end }) => end === null || end > now).length >= mostKeys)
        throw new ApiError(409, 'too_many_keys', `You have ${mostKeys} keys already. Revoke one that you don’t use`);
      const { last_used_at: _, ...row } = key;
      const place = { provider_id: user.provider_id, user_id: user.id, token_hash: tokenHash };
      const id = await insertApiKey(tx, { ...row, ...place });
      await record(tx, session, request, null, { api_key: key.name, expires: body.expires });
      return { token, api_key: serializeKey({ ...key, id }) };
    });
  });

  route(app, 'revoke_api_key', ({ session, body, request }) => {
    const { user, actor } = session;
    if (actor) throw forbidden('You can’t revoke API keys of someone you act as');
    return inTenant(access, user.provider_id, async (tx) => {
      const name = await revokeApiKey(tx, user.id, body.id, clock());
      if (name === undefined) throw unknownKey();
      await record(tx, session, request, { api_key: name }, null);
      return { ok: true };
    });
  });

  listRoute(app, account_api_keys, {
    rows: (tx) => accountApiKeyRows(tx),
    serialize: (row) => {
      const { account_id, user } = row;
      return { ...serializeKey(row as unknown as ApiKeyRow), account_id, user };
    },
  });

  /** Who may change a user may also revoke the user's keys. */
  const ownerOf = async ({
    params,
    providerId,
    session,
  }: {
    readonly params: { readonly id: number };
    readonly providerId: number;
    readonly session: Session;
  }) => {
    const only = onlyAccountOf(session.user);
    const id = await inTenant(access, providerId, (tx) => findApiKeyUser(tx, params.id, only));
    if (id === undefined) throw unknownKey();
    return { kind: 'user', id } as const;
  };

  route(
    app,
    'revoke_account_api_key',
    ({ session, params, providerId, request }) =>
      inTenant(access, providerId, async (tx) => {
        const userId = await findApiKeyUser(tx, params.id);
        const name = userId === undefined ? undefined : await revokeApiKey(tx, userId, params.id, clock());
        if (userId === undefined || name === undefined) throw unknownKey();
        await record(tx, session, request, { api_key: name }, null, { id: userId, provider_id: providerId });
        return { ok: true };
      }),
    ownerOf,
  );

  /** When this process last stored the use of each key. */
  const noted = new Map<string, number>();
  app.addHook('onResponse', async (request) => {
    if (!isApiKey(request)) return;
    const now = clock();
    const header = request.headers.authorization ?? '';
    if (now.getTime() - (noted.get(header) ?? 0) < minuteMs) return;
    const session = await sessionOf(database, request);
    if (!session) return;
    if (noted.size > 5_000) noted.clear();
    noted.set(header, now.getTime());
    await inTenant(access, session.user.provider_id, (tx) => keepLastUse(tx, session.tokenHash, now));
  });
}

function unknownKey(): ApiError {
  return new ApiError(404, 'unknown_api_key', 'That key was revoked already');
}

function serializeKey({ id, name, created_at, expires_at, last_used_at }: ApiKeyRow): ApiKey {
  return {
    ...{ id, name, created_at: withOffset(created_at) },
    ...(expires_at && { expires_at: withOffset(expires_at) }),
    ...(last_used_at && { last_used_at: withOffset(last_used_at) }),
  };
}
