/** Whose data a request is about: the host of its page decides before sign-in, the session after it. */
import type { FastifyRequest } from 'fastify';
import { environmentOf, hostFor } from '#platform/domain/environment.ts';
import { provider_kind } from '#generated/enums.ts';
import type { Provider as ProviderEntity, Settings } from '#generated/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { findProviderByOrigin, type ProviderFacts } from '../db/definer.ts';
import { ApiError, unknownOrigin } from './api-error.ts';
import type { Session } from './session.ts';

/** `revision` is the current settings revision of the provider. */
export type Provider = ProviderFacts & { readonly revision: number };

/** Where a request to one of the API's own hosts comes from. */
export interface Page {
  /** Such as `https://ship.example.com`. */
  readonly origin: string;
  readonly provider: Pick<Provider, 'id'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null at a page's own address, and for programs that nobody is known of yet. */
    page: Page | null;
    isAtApiHost: boolean;
  }
}

/** Host name of an origin, a host with port, or a URL; the empty string when it is none of them. */
export function hostOf(origin: string): string {
  const text = origin.trim().toLowerCase();
  // The usual form of a host header; parsing it as a URL would take half the time of a small response.
  const bare = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.exec(text)?.[1];
  if (bare !== undefined) return bare;
  try {
    return new URL(text.includes('://') ? text : `http://${text}`).hostname;
  } catch {
    return '';
  }
}

/** Where the pages are that a request is for: links and files are there, also when an API host was asked. */
export function originOf({ page, protocol, host }: FastifyRequest): string {
  return page?.origin ?? `${protocol}://${host}`;
}

/** The host whose site a request is for: that of its page, or outside production the one that its header names (F014). */
export function hostOfRequest({ page, host, headers }: Pick<FastifyRequest, 'page' | 'host' | 'headers'>): string {
  const own = hostOf(page?.origin ?? host);
  const named = headers['host-override'];
  if (typeof named !== 'string' || environmentOf(own) === 'prod') return own;
  return hostOf(named) || own;
}

/**
 * The provider whose site a request is for; null when the host is nobody's. The site of another provider is shown at the
 * address of a provider only: links in mails lead to where the request came from, and anyone can send any host.
 */
async function providerOf(database: Database, request: FastifyRequest): Promise<Provider | null> {
  const find = (host: string) => findProviderByOrigin(database.app, host);
  const [own, shown] = [hostOf(request.host), hostOfRequest(request)];
  const isOurs = shown === own || request.page !== null || request.isAtApiHost || (await find(own)) !== null;
  return isOurs ? find(shown) : null;
}

/** What is special about a type of provider. */
export function flagsOfKind(kind: string): readonly string[] {
  const found = provider_kind.find((one) => one.const === kind);
  return found && 'x-flags' in found ? found['x-flags'] : [];
}

/** The provider as the API returns it to everyone; `settings` are its public ones. */
export function providerResponse(
  provider: ProviderFacts,
  host: string,
  settings: Settings,
  { imageHost }: Pick<Config, 'imageHost'>,
): ProviderEntity {
  const { id, name, kind, status } = provider;
  const environment = environmentOf(host);
  const images = imageHost === null ? {} : { image_host: hostFor(imageHost, environment) };
  const features = [...(settings.enabled_features ?? [])];
  const kind_flags = [...flagsOfKind(kind)];
  // Kind and status are text in the database, whose check constraints match the enumerations of the catalogue.
  return { id, name, kind, kind_flags, status, environment, ...images, enabled_features: features } as ProviderEntity;
}

/**
 * The hosts that were found to be a provider's. The facts of a session are another object once the provider's row has
 * changed, and with them whatever its addresses were.
 */
const hostsOf = new WeakMap<ProviderFacts, Set<string>>();

/**
 * Whether a token is good where the request comes from: at the pages of its own provider, or of the one that they show
 * (F014). Links in mails and files lead to where the request came from, so it must be nobody else's. A program at one of
 * the API's own hosts comes from no page.
 */
export async function isOfPage(database: Database, request: FastifyRequest, provider: ProviderFacts): Promise<boolean> {
  if (request.page ? request.page.provider.id === provider.id : request.isAtApiHost) return true;
  // By the host that was asked as well: what may be shown there depends on it.
  const host = `${hostOf(request.host)} ${hostOfRequest(request)}`;
  const known = hostsOf.get(provider);
  if (known?.has(host)) return true;
  const isOwn = (await providerOf(database, request))?.id === provider.id;
  if (isOwn) hostsOf.set(provider, (known ?? new Set()).add(host));
  return isOwn;
}

/** Throws `unknown_origin` when the request's host is nobody's. */
export async function requireProviderOfHost(database: Database, request: FastifyRequest): Promise<Provider> {
  const provider = await providerOf(database, request);
  if (!provider) throw unknownOrigin();
  return provider;
}

/** The caller's own provider; platform administrators may name another. Throws `wrong_provider` otherwise. */
export function tenantOf(session: Session, requested: number | undefined): number {
  if (requested === undefined || requested === session.provider.id || session.isPlatformAdmin) {
    return requested ?? session.provider.id;
  }
  throw wrongProvider();
}

export function wrongProvider(): ApiError {
  return new ApiError(403, 'wrong_provider', 'You don’t have access to another provider’s data');
}
