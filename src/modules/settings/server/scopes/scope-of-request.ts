/** What every writing of settings over HTTP begins with: whose place is meant, what is known of the caller, and what the audit will say. */
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
import { hostOf } from '#platform/server/http/tenancy.ts';
import { auditContext } from '../values/audit-context.ts';
import type { Save } from '../values/decide.ts';
import { placeOf, type ScopeRef } from './scope.ts';
import type { ApiRefusal } from '../values/save-errors.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { Place } from '../values/repository.ts';
import { factsOf } from '../values/viewer.ts';

export interface Asked {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly scope: ScopeRef;
}

/** The place that is meant and the tenant that it is kept under; throws when this caller may not go there. */
export async function placeAsked(
  access: Access,
  { session, providerId, scope }: Omit<Asked, 'request'>,
): Promise<{ place: Place; tenant: number }> {
  const place = await placeOf(access, session, providerId, scope);
  if ('kind' in place) throw new ApiError(place.kind === 'forbidden' ? 403 : 404, place.kind, place.message);
  return { place, tenant: place.scope === 'platform' ? 0 : providerId };
}

/** History, files and plans are for staff, whatever else a custom role may hold. */
export function requireStaff({ user }: Session): void {
  if (!isStaff(user)) throw forbidden();
}

export function apiError({ status, code, message, errors, more }: ApiRefusal): ApiError {
  return new ApiError(status, code, message, errors, more);
}

export async function saveAsked(
  { services }: FastifyInstance,
  asked: Asked,
  edits: Edits,
  source?: string,
): Promise<Omit<Save, 'baseRevision'>> {
  const { session, providerId, request } = asked;
  const now = services.clock();
  const access = services.database.app;
  const { place, tenant } = await placeAsked(access, asked);
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
    facts: factsOf(session, provider, environmentOf(hostOf(request.host)), services.config.internalEmailDomains),
    audit: source === undefined ? context : { ...context, source },
    now,
    isConfirmed: (tx) => isPasswordConfirmed(tx, session.tokenHash, now),
  };
}

export async function providerOf(access: Access, session: Session, id: number): Promise<ProviderFacts> {
  if (id === session.provider.id) return session.provider;
  const found = await inTenant(access, id, (tx) => findProvider(tx, id));
  if (!found) throw new ApiError(404, 'unknown_provider', 'There is no such provider');
  return found;
}
