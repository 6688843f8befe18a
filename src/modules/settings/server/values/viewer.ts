/** The caller and the provider as the engine needs them. */
import { grantedBy, type Can } from '#platform/domain/permission.ts';
import { audienceOf, isInternalEmail, isStaff } from '#platform/domain/role.ts';
import { scopeNeeds } from '#platform/domain/scope.ts';
import { scopeBar, type ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Caller } from '#engine/state/access.ts';
import type { ProviderFacts } from '#platform/server/db/definer.ts';
import { permissionName } from '../../domain/permission-name.ts';

/** The part of a session that is needed; a caller without one is anonymous. */
export interface Viewer {
  readonly user: {
    readonly id: number;
    readonly email: string;
    readonly role_id: number;
    readonly account_id: number | null;
    readonly provider_id?: number;
    readonly limit_user_to_branch?: number | null;
    readonly limit_user_to_account?: number | null;
  };
  readonly role: { readonly id: number; readonly permissions: readonly string[] };
  readonly isPlatformAdmin: boolean;
  readonly can: Can;
}

/** `place`: the scope being viewed; it only affects write permissions. */
export function callerOf(viewer: Viewer | null, place: ScopeRef = { kind: 'provider' }): Caller {
  if (!viewer) return { audience: 'public', can: () => false };
  const bar = scopeBar(viewer.user, place);
  const needs = scopeNeeds(viewer.user, place);
  return {
    audience: audienceOf(viewer.user),
    can: grantedBy(viewer.role.permissions),
    nameOf: permissionName,
    place: { needs, ...(bar === undefined ? {} : { bar }) },
  };
}

/** The facts of schemas/vocabulary/facts.json. */
export function factsOf(
  viewer: Viewer | null,
  provider: ProviderFacts,
  environment: string,
  internalDomains: readonly string[],
): Record<string, unknown> {
  return {
    'provider.kind': provider.kind,
    'provider.status': provider.status,
    'user.is_platform_admin': viewer?.isPlatformAdmin ?? false,
    'user.is_staff': viewer !== null && isStaff(viewer.user),
    'user.is_internal': viewer !== null && isInternalEmail(viewer.user.email, internalDomains),
    environment,
  };
}
