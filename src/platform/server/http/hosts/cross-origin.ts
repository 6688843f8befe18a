/** What the API's own hosts let the pages of providers do (F016): each page its own hosts, and nobody else's pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findProviderByOrigin } from '../../db/definer.ts';
import { inTenant } from '../../db/tenant.ts';
import { unknownOrigin } from '../api-error.ts';
import { unknownCall } from '../errors.ts';
import type { Page, Provider } from '../tenancy.ts';
import { apiBases, apiHostsOf, apiOrigins, isMainPath, isPaymentsPath, type ApiHost } from './api-hosts.ts';

/** What the browser's client sends besides what every page may send, and reads besides what every page may read. */
const allowed = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers': 'authorization, client-version, content-type, host-override, idempotency-key',
  // As long as any browser keeps it.
  'access-control-max-age': '86400',
};
const readable = 'content-disposition, retry-after';

/**
 * On an API host the `Origin` of a request says which page it comes from, and only there it is believed. Tokens travel in a header, so
 * that no cookies are ever allowed. Programs send no origin.
 */
export function registerCrossOrigin(app: FastifyInstance): void {
  const { config } = app.services;
  const hosts = apiHostsOf(config);
  app.decorateRequest('page', null);
  app.decorateRequest('isAtApiHost', false);
  if (hosts.size === 0) return;
  const known: KnownPages = new Map();
  app.addHook('onRequest', async (request, reply) => {
    const answers = hosts.get(request.host.toLowerCase());
    const path = request.url.split('?', 1)[0] ?? '';
    if (answers) {
      request.isAtApiHost = true;
      reply.header('vary', 'origin');
      const { origin } = request.headers;
      if (origin !== undefined) {
        await allowPage(app, origin, known, request, reply);
        if (isPreflight(request)) return reply.code(204).headers(allowed).send();
      }
    }
    if (!isAnswered(request, path, answers)) throw unknownCall(request);
    return undefined;
  });
}

/** Calls of the payments host are below its own prefix there and nowhere else; what is no call, such as a page, is not refused here. */
function isAnswered({ is404 }: FastifyRequest, path: string, answers: ReadonlySet<ApiHost> | undefined): boolean {
  if (isPaymentsPath(path)) return answers?.has('payments') ? !is404 : is404;
  return !answers || answers.has('main') || !isMainPath(path);
}

/** Pages that were allowed since this process started: they can read that the database, which would look them up, is away. */
type KnownPages = Map<string, Page>;

async function allowPage(
  app: FastifyInstance,
  origin: string,
  known: KnownPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = `${origin} ${request.host}`;
  const allow = () =>
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': readable });
  const page = await pageAt(app, origin, request.host).catch((failure: unknown) => {
    const before = known.get(key);
    if (before) allow();
    if (before && isPreflight(request)) return before;
    throw failure;
  });
  if (!page) throw unknownOrigin();
  known.set(key, page);
  request.page = page;
  allow();
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Undefined for an origin that is no provider's, or whose pages call another host. */
async function pageAt(app: FastifyInstance, origin: string, host: string): Promise<Page | undefined> {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return undefined;
  const provider = await findProviderByOrigin(app.services.database.app, new URL(origin).hostname);
  return provider && doesCall(app, origin, provider.kind, host) ? { origin, provider } : undefined;
}

/** Whether the pages at an origin call the API at this host: of their own environment, as theirs is encrypted, and made for their kind of provider. */
function doesCall({ services }: FastifyInstance, origin: string, kind: string, host: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const called = apiOrigins(apiBases(services.config, hostname, kind));
  return called.includes(`${protocol}//${host.toLowerCase()}`);
}

/**
 * The page that a program at an API host works for, as what it is answered or mailed leads there: the first address of its provider whose
 * pages call this host.
 */
export async function pageOfProgram(
  app: FastifyInstance,
  { host, protocol }: FastifyRequest,
  { id, kind }: Pick<Provider, 'id' | 'kind'>,
): Promise<Page | null> {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const rows = await inTenant(app.services.database.app, id, (tx) =>
    tx.selectFrom('provider_origins').select('origin').where('provider_id', '=', id).orderBy('origin').execute(),
  );
  const origins = rows.map(({ origin }) => `${protocol}://${origin}${port}`);
  const origin = origins.find((one) => doesCall(app, one, kind, host));
  return origin === undefined ? null : { origin, provider: { id } };
}
