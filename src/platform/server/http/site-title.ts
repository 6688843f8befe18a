/** What the site of a request is called. Outside of a transaction, because it may open a connection of its own. */
import type { FastifyInstance } from 'fastify';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import type { Session } from './session.ts';
import type { Provider } from './tenancy.ts';

export async function siteTitle({ settings }: FastifyInstance, host: Provider): Promise<string> {
  return providerTitle(await settings.publicOf(host), host);
}

export function titleOfSession(
  app: FastifyInstance,
  { provider, revision }: Pick<Session, 'provider' | 'revision'>,
): Promise<string> {
  return siteTitle(app, { ...provider, revision });
}
