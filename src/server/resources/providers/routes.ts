/** Whose page a host is: the first thing a browser asks. */
import type { FastifyInstance } from 'fastify';
import { findProviderByOrigin } from '#server/db/definer.ts';
import { unknownOrigin } from '#server/plugins/api-error.ts';
import { route } from '#server/plugins/route.ts';
import { hostOf, presentProvider } from '#server/plugins/tenancy.ts';

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
