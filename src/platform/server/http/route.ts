/** Registers a call as a route: enforces everything that its schema declares, in a fixed order, before the handler runs. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName, type CallTypes } from '#generated/calls.ts';
import { meets, type Requirement } from '#platform/domain/permission.ts';
import type { Feature } from '#generated/types.ts';
import { pathsOf, type ApiHost } from './hosts/api-hosts.ts';
import { accountClosed, forbidden, notLoggedIn, underMaintenance } from './api-error.ts';
import { pageOfProgram } from './hosts/cross-origin.ts';
import { requireFeature } from './feature.ts';
import { onceFor, type Once } from './idempotency.ts';
import { readInput, takeRequestUsername } from './input.ts';
import type { Attempt, Limit } from './rate-limit.ts';
import { requireScope, type RecordOwner, type ScopeRule } from './scope.ts';
import { impersonate, isApiKey, isClosed, sessionOf, type Session } from './session.ts';
import { requireProviderOfHost, tenantOf, wrongProvider, type Provider } from './tenancy.ts';

type Call<N extends CallName> = (typeof calls)[N];
type SessionOf<N extends CallName> = Call<N>['audience'] extends 'signed_in' ? Session : Session | null;
/** The provider of the host where the host decides; otherwise that of the session. */
type HostOf<N extends CallName> = Call<N>['tenant'] extends 'origin' ? Provider : Provider | null;

/** Only calls declared as idempotent have it, so that a handler cannot rely on keys that its call ignores. */
type OnceOf<N extends CallName> = Call<N>['idempotent'] extends true
  ? {
      /** Set when the client sent an idempotency key. */
      readonly once: Once | undefined;
    }
  : unknown;

export type Context<N extends CallName> = RequestContext<N> & OnceOf<N>;

interface RequestContext<N extends CallName> {
  readonly query: CallTypes[N]['query'];
  readonly params: CallTypes[N]['params'];
  readonly body: CallTypes[N]['body'];
  readonly session: SessionOf<N>;
  readonly host: HostOf<N>;
  /** The tenant of the request; 0 for a call without one. */
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Bytes are returned as a stream, or as a buffer when they are ready, whatever type the call's schema gives them. */
type HandlerAnswer<N extends CallName> = CallTypes[N]['answer'] | Readable | Buffer | undefined;

export type Handler<N extends CallName> = (context: Context<N>) => Promise<HandlerAnswer<N>> | HandlerAnswer<N>;

interface Shape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly audience: string;
  readonly tenant: string;
  readonly scope: ScopeRule;
  readonly permission: Requirement | null;
  readonly feature: Feature | null;
  readonly idempotent: boolean;
  readonly outside_api: boolean;
  readonly host: ApiHost;
  readonly when_closed: boolean;
  readonly people_only: boolean;
  readonly rate_limit: Limit | null;
}

/**
 * Finds the owner of the record that a request is about; throws when the caller has no such record. A call with the
 * scope `account` may return undefined where its caller may act for every account.
 */
export type OwnerOf<N extends CallName> = (context: Context<N>) => Promise<RecordOwner | undefined>;

/** `ownerOf` is for calls about a stored record: required when the schema says `"scope": "record"`, otherwise this throws. */
export function route<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  ownerOf?: OwnerOf<N>,
): void {
  const call: Shape = calls[name];
  if (call.scope === 'record' && !ownerOf) throw new Error(`${name}: its route has to find the owner of the record.`);
  for (const path of pathsOf(app.services.config, call))
    app.route({
      method: call.method,
      // Monitoring and those who check links ask for the head alone; without this they would get that of a page.
      exposeHeadRoute: call.method === 'GET' && call.outside_api,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const answer = await run(app, name, call, { handler, ownerOf }, request, reply);
        return reply.sent ? reply : reply.send(answer);
      },
    });
}

async function run<N extends CallName>(
  app: FastifyInstance,
  name: N,
  call: Shape,
  { handler, ownerOf }: { readonly handler: Handler<N>; readonly ownerOf: OwnerOf<N> | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (app.services.config.maintenance && !call.outside_api) throw underMaintenance();
  const username = takeRequestUsername(request);
  const session = await authenticate(app, call, request, username);
  if (session && isClosed(session) && !call.when_closed) throw accountClosed();
  authorise(call, session);
  if (call.people_only && isApiKey(request)) throw forbidden('An API key can’t do this. Log in instead');
  const query = readInput(name, 'query', request.query);
  const params = readInput(name, 'params', request.params);
  const body = readInput(name, 'body', request.body);
  if (session && request.isAtApiHost) request.page ??= await pageOfProgram(app, request, session.provider);
  const { host, providerId } = await tenant(app, call, session, request, { ...query, ...body });
  if (session) await requireFeatures(app, call, session, providerId || session.provider.id, request);
  const once = call.idempotent ? onceFor(request, name, session) : undefined;
  const context = { query, params, body, session, host, providerId, once, request, reply } as unknown as Context<N>;
  await requireScope(app.services.database, {
    ...{ rule: call.scope, session, providerId, input: { ...query, ...body } },
    ownerOf: ownerOf && (() => ownerOf(context)),
  });
  const attempt = attemptOf(name, call, session, providerId, request, body['email'] ?? body['username']);
  if (attempt) await app.services.limiter.take(attempt);
  const answer = await handler(context);
  // 202 asks for a second factor, which could be guessed as well.
  if (attempt && reply.statusCode !== 202) await app.services.limiter.succeed(attempt);
  return answer;
}

/**
 * What a limited call is counted by: the signed-in user at their own provider, so that naming another account gives no
 * more attempts; otherwise the named account, at the provider of the host.
 */
function attemptOf(
  name: CallName,
  { rate_limit: limit }: Shape,
  session: Session | null,
  providerId: number,
  { ip }: FastifyRequest,
  account: unknown,
): Attempt | undefined {
  if (!limit || (limit.guests_only && session)) return undefined;
  const who = session
    ? { userId: (session.actor ?? session.user).id }
    : { account: typeof account === 'string' ? account : '' };
  return { call: name, limit, providerId: session?.provider.id ?? providerId, who, ip };
}

/** A call for which the host alone decides (signing in, the stream) ignores the token. */
async function authenticate(
  app: FastifyInstance,
  call: Shape,
  request: FastifyRequest,
  username: string | undefined,
): Promise<Session | null> {
  if (call.audience !== 'signed_in' && call.tenant !== 'provider') return null;
  const session = await sessionOf(app.services.database, request);
  if (session) return username ? impersonate(app.services.database, session, username) : session;
  if (call.audience === 'signed_in' || request.headers.authorization) throw notLoggedIn();
  return null;
}

/** For a call without a tenant the features of the user's own provider apply. */
async function requireFeatures(
  app: FastifyInstance,
  { feature }: Shape,
  session: Session,
  providerId: number,
  request: FastifyRequest,
): Promise<void> {
  if (isApiKey(request)) await requireFeature(app, session, providerId, 'customer_api');
  if (feature) await requireFeature(app, session, providerId, feature);
}

function authorise(call: Shape, session: Session | null): void {
  if (call.permission && !meets(session?.can ?? (() => false), call.permission)) throw forbidden();
}

async function tenant(
  app: FastifyInstance,
  call: Shape,
  session: Session | null,
  request: FastifyRequest,
  input: Readonly<Record<string, unknown>>,
): Promise<{ host: Provider | null; providerId: number }> {
  if (call.tenant === 'none') return { host: null, providerId: 0 };
  const requested = typeof input['provider_id'] === 'number' ? input['provider_id'] : undefined;
  if (session) return { host: null, providerId: tenantOf(session, requested) };
  const host = await requireProviderOfHost(app.services.database, request);
  if (call.tenant === 'provider' && requested !== undefined && requested !== host.id) throw wrongProvider();
  return { host, providerId: host.id };
}
