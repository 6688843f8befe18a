/** The common start of every write of settings over HTTP: scope, caller, and audit data. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { environmentOf } from '#platform/domain/environment.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { ProviderFacts } from '#platform/server/db/definer.ts';
import { isPasswordConfirmed } from '#platform/server/db/password-proof.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { hostOfRequest } from '#platform/server/http/tenancy.ts';
import { settingAuditType } from '../../domain/setting-audit.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import type { Save } from '../saving/decide.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { placeOf } from './scope.ts';
import type { ApiRefusal } from '../saving/save-errors.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { AuditContext } from '../saving/repository.ts';
import type { Place } from '../values/repository.ts';
import { factsOf } from '../values/viewer.ts';

export interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly scope: ScopeRef;
}

/** The scope and its tenant; throws when the caller may not access it. */
export async function requestedScope(
  access: Access,
  { session, providerId, scope }: Omit<RouteContext, 'request'>,
): Promise<{ place: Place; tenant: number }> {
  const place = await placeOf(access, session, providerId, scope);
  if ('kind' in place) throw new ApiError(place.kind === 'forbidden' ? 403 : 404, place.kind, place.message);
  return { place, tenant: place.scope === 'platform' ? 0 : providerId };
}

/** History, files and scheduled changes are for staff, whatever permissions a custom role includes. */
export function requireStaff({ user }: Session): void {
  if (!isStaff(user)) throw forbidden();
}

export function apiError({ status, code, message, errors, more }: ApiRefusal): ApiError {
  return new ApiError(status, code, message, errors, more);
}

export async function saveFor(
  { services }: FastifyInstance,
  routeContext: RouteContext,
  edits: Edits,
  source?: string,
): Promise<Omit<Save, 'baseRevision'>> {
  const { session, providerId, request } = routeContext;
  const now = services.clock();
  const access = services.database.app;
  const { place, tenant } = await requestedScope(access, routeContext);
  const provider = await providerOf(access, session, providerId);
  const context = auditContext(session, place, {
    requestId: request.id,
    clientVersion: String(request.headers['client-version'] ?? ''),
  });
  return {
    providerId: tenant,
    place,
    edits,
    viewer: session,
    facts: factsOf(session, provider, environmentOf(hostOfRequest(request)), services.config.internalEmailDomains),
    audit: source === undefined ? context : { ...context, source },
    now,
    outbound: services.outbound,
    isConfirmed: (tx) => isPasswordConfirmed(tx, session.tokenHash, now),
  };
}

export async function providerOf(access: Access, session: Session, id: number): Promise<ProviderFacts> {
  if (id === session.provider.id) return session.provider;
  const found = await inTenant(access, id, (tx) => findProvider(tx, id));
  if (!found) throw new ApiError(404, 'unknown_provider', 'There is no such provider');
  return found;
}

interface Actors {
  /** The effective user. */
  readonly user: SessionUser;
  /** The administrator who impersonates the user. */
  readonly actor: SessionUser | null;
}

function auditContext(
  { user, actor }: Actors,
  place: Place,
  request: { readonly requestId: string; readonly clientVersion: string },
): AuditContext {
  const real = actor ?? user;
  return {
    type: settingAuditType(place.scope),
    requestId: request.requestId,
    clientVersion: request.clientVersion.slice(0, 100),
    // Our own pages always send their version; other API clients need not.
    source: request.clientVersion === '' ? 'api' : 'staff',
    userId: real.id,
    userName: real.name,
    isOwnUser: real.provider_id !== 0,
    impersonatedId: actor ? user.id : null,
    impersonatedName: actor ? user.name : null,
  };
}
