/** The provider of a host, which browsers request first; and providers for the platform's team. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { providers } from '#generated/tables.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { findProviderByOrigin } from '#platform/server/db/definer.ts';
import { forbidden, unknownOrigin } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { hostOf, originOf, providerResponse } from '#platform/server/http/tenancy.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { providerRows, serializeProvider } from './repository.ts';
import { changeProvider, createProvider, type ProviderChange } from './save-provider.ts';

export function providersRoutes(app: FastifyInstance): void {
  const { database, clock, config } = app.services;

  route(app, 'read_provider', async ({ query, request }) => {
    const host = hostOf(query.origin ?? originOf(request));
    const found = await findProviderByOrigin(database.app, host);
    if (!found) throw unknownOrigin();
    const settings = await app.settings.publicOf(found);
    return {
      provider: providerResponse(found, host, settings, config),
      revision: found.revision,
      provider_settings: settings,
    };
  });

  /** Whatever a provider’s own roles permit, only the platform’s team may access other providers. */
  const changeOf = (session: Session, request: FastifyRequest): ProviderChange => {
    if (!session.isPlatformAdmin) throw forbidden();
    const port = /:\d+$/.exec(originOf(request))?.[0] ?? '';
    return {
      ...{ access: database.app, author: authorOf(session, request), now: clock() },
      addressOf: (origin) => `${request.protocol}://${origin}${port}`,
    };
  };

  listRoute(app, providers, {
    rows: providerRows,
    serialize: serializeProvider,
    tenant: ({ viewer, providerId }) => (viewer.user.provider_id === 0 ? 0 : providerId),
  });

  route(app, 'create_provider', async ({ session, request, body }) => ({
    provider: await createProvider(changeOf(session, request), body),
  }));

  route(app, 'update_provider', async ({ session, request, params, body }) => ({
    provider: await changeProvider(changeOf(session, request), params.id, body),
  }));
}
