/** The scopes of settings, and the impact of a change in a wide scope, over HTTP. */
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#platform/domain/role.ts';
import { mayLook } from '#platform/domain/scope.ts';
import { mayRead } from '#engine/state/access.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { isKnownScope, scopeNamed, usualPlace } from './scope.ts';
import { requestedScope } from './scope-of-request.ts';
import {
  countOwn,
  countPlaces,
  countProviders,
  findPlaces,
  type KindCount,
  type OwnCount,
} from './scopes-repository.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Place } from '../values/repository.ts';
import { callerOf } from '../values/viewer.ts';

const noBranch = 0;

export function placesRoutes(app: FastifyInstance, access: Access): void {
  route(app, 'read_setting_places', async ({ query, session, providerId }) => {
    const { user, can } = session;
    const found = await inTenant(access, providerId, (tx) =>
      findPlaces(tx, {
        text: query.search ?? '',
        limit: query.limit ?? 50,
        shown: query.shown === undefined ? undefined : scopeNamed(query.shown),
        account: isStaff(user) ? user.limit_user_to_account : (user.account_id ?? 0),
        branch: isStaff(user) ? user.limit_user_to_branch : noBranch,
      }),
    );
    return { places: found.filter(({ kind, id, account_id }) => mayLook(user, { kind, id, account_id }, can)) };
  });

  route(app, 'read_setting_impact', async ({ query, session, providerId }) => {
    const scope = query.scope === undefined ? undefined : scopeNamed(query.scope);
    const scopeRequest = scope && (await requestedScope(access, { session, providerId, scope }));
    const place = scopeRequest?.place ?? usualPlace(session);
    const { totals, own } = await inTenant(access, providerId, async (tx) => {
      if (!(await isKnownScope(tx, place, session.user.id))) throw noPlace();
      return impactOf(tx, place);
    });
    const caller = callerOf(session);
    const readable = own.filter((one) => {
      const setting = settingNamed(settingsCatalogue, one.setting);
      return setting !== undefined && mayRead(setting, caller);
    });
    return { totals: [...totals], own: readable };
  });
}

/** No scope inherits from a user. */
async function impactOf(
  tx: Transaction,
  { scope, scopeId }: Place,
): Promise<{ readonly totals: readonly KindCount[]; readonly own: readonly OwnCount[] }> {
  if (scope === 'user') return { totals: [], own: [] };
  if (scope === 'platform') {
    const { total, own } = await countProviders(tx, Object.keys(settingsCatalogue.settings));
    return { totals: [{ kind: 'provider', count: total }], own };
  }
  return { totals: await countPlaces(tx, scope, scopeId), own: await countOwn(tx, scope, scopeId) };
}

function noPlace(): ApiError {
  return new ApiError(404, 'unknown_scope', 'There is no such account, branch or user');
}
