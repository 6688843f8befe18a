/**
 * What a list of permission strings allows.
 *
 * Which permissions there are, the enum permission declares; a call, screen or rule that asks for another one does not compile.
 *
 * A permission is `API_/shipments:GET` (kind, path, action) or a bare name such as `INLINE_see_billing_info`. What a role holds may
 * also be
 * - `*`: everything;
 * - `API_/shipments:*`: every action on exactly that path;
 * - `API_/shipments/*:GET`: the action on every path below `/shipments`, at any depth, but not on `/shipments` itself;
 *   `API_/*:GET` is the action on every path; `API_/shipments/*:*` joins both wildcards.
 *
 * A `*` anywhere else is an ordinary character and grants nothing more. Letters must match in case.
 */
import type { Permission } from '#generated/types.ts';

/** Whether somebody holds a permission. */
export type Can = (permission: Permission) => boolean;

/**
 * The same for names that are data: permissions in settings were checked against the declared ones when the catalogue
 * was generated.
 */
export type CanNamed = (permission: string) => boolean;

/** What a call or screen requires: all permissions of a list, or any of them; nothing when absent. */
export type Requirement = { readonly all: readonly Permission[] } | { readonly any: readonly Permission[] };

/** Prepares a role's permissions for repeated checks; each check then takes one lookup per level of the path. */
export function permissionCheck(held: readonly string[]): CanNamed {
  const has = new Set(held);
  if (has.has('*')) return () => true;
  return (permission) => has.has(permission) || coveredByWildcard(has, permission);
}

function coveredByWildcard(has: ReadonlySet<string>, permission: string): boolean {
  const colon = permission.lastIndexOf(':');
  const slash = permission.indexOf('/');
  if (slash < 0 || colon < slash) return false;
  const path = permission.slice(0, colon);
  const action = permission.slice(colon + 1);
  if (has.has(`${path}:*`)) return true;
  for (let end = path.lastIndexOf('/'); end >= slash; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const above = path.slice(0, end);
    if (has.has(`${above}/*:${action}`) || has.has(`${above}/*:*`)) return true;
  }
  return false;
}

const prepared = new WeakMap<readonly string[], CanNamed>();

/** Whether a role's permissions grant one. The list is prepared once and must not be changed afterwards. */
export function isGranted(held: readonly string[], permission: Permission): boolean {
  return grantedBy(held)(permission);
}

/** Answers by name what a role's permissions grant. The list is prepared once and must not be changed afterwards. */
export function grantedBy(held: readonly string[]): CanNamed {
  let can = prepared.get(held);
  if (!can) {
    can = permissionCheck(held);
    prepared.set(held, can);
  }
  return can;
}

/** All-of: an empty list is satisfied. */
export function canAll(can: Can, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => can(permission));
}

/** Any-of: an empty list is not satisfied. */
export function canAny(can: Can, permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => can(permission));
}

/** Whether a requirement is met; no requirement always is. */
export function meets(can: Can, requirement: Requirement | undefined): boolean {
  if (!requirement) return true;
  return 'all' in requirement ? canAll(can, requirement.all) : canAny(can, requirement.any);
}
