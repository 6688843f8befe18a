/** Whose page a host is: the first thing a browser asks. */
import type { FastifyInstance } from 'fastify';
import { environmentOf } from '#domain/environment.ts';
import type { Provider } from '#generated/types.ts';
import { findProviderByOrigin } from '#server/db/definer.ts';
import { unknownOrigin } from '#server/plugins/api-error.ts';
import { route } from '#server/plugins/route.ts';
import { hostOf } from '#server/plugins/tenancy.ts';

export function providersRoutes(app: FastifyInstance): void {
  route(app, 'read_provider', async ({ query, request }) => {
    const host = hostOf(query.origin ?? request.host);
    const found = await findProviderByOrigin(app.services.database.app, host);
    if (!found) throw unknownOrigin();
    const { id, name, kind, status, revision, enabled_features, whatsapp_enabled, live_tracking_enabled } = found;
    const features = { enabled_features, whatsapp_enabled, live_tracking_enabled };
    const facts = { id, name, kind, status, environment: environmentOf(host), ...features };
    return {
      // The database keeps kind and status as text; its checks and the enumerations are the same lists.
      provider: facts as Provider,
      revision,
      provider_settings: await app.settings.publicOf(found),
    };
  });
}
