/** Whose page a host is: the first thing a browser asks. */
import type { FastifyInstance } from 'fastify';
import { findProviderByOrigin } from '#platform/server/db/definer.ts';
import { unknownOrigin } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { hostOf, presentProvider } from '#platform/server/http/tenancy.ts';

export function providersRoutes(app: FastifyInstance): void {
  route(app, 'read_provider', async ({ query, request }) => {
    const host = hostOf(query.origin ?? request.host);
    const found = await findProviderByOrigin(app.services.database.app, host);
    if (!found) throw unknownOrigin();
    const settings = await app.settings.publicOf(found);
    return {
      provider: presentProvider(found, host, settings),
      revision: found.revision,
      provider_settings: settings,
    };
  });
}
