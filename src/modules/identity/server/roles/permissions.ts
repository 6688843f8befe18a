/** The meaning of each permission and the access to each call, derived from the calls. */
import { calls } from '#generated/calls.ts';
import type { CallAccess, PermissionRecord } from '#generated/types.ts';
import { grantedBy, meets, permissionCheck, type Requirement } from '#platform/domain/permission.ts';
import { groupOf, isScreensOnly, rolePermissions } from '../../domain/role-permissions.ts';
import type { GivenRole } from '../../domain/role-choices.ts';

interface CallWithPermission {
  readonly name: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly audience: string;
  readonly permission: Requirement | null;
  readonly outside_api: boolean;
}

const callsWithPermission: readonly CallWithPermission[] = Object.values(calls);

function permissionsOf({ permission }: CallWithPermission): readonly string[] {
  if (!permission) return [];
  return 'all' in permission ? permission.all : permission.any;
}

/** Every permission that a role may have; `own` is the role of the caller. */
export function permissionRecords(own: GivenRole): PermissionRecord[] {
  const can = permissionCheck([...own.permissions, ...own.permissions_ui]);
  return rolePermissions.map(({ const: permission, title, description }) => {
    const action = /:(GET|POST|PATCH)$/.exec(permission)?.[1] ?? 'other';
    const titles = callsWithPermission
      .filter((call) => permissionsOf(call).includes(permission))
      .map((call) => call.title);
    return {
      ...{ permission, title, description, group: groupOf(permission) },
      action: action as PermissionRecord['action'],
      screens_only: isScreensOnly(permission),
      can_give: can(permission),
      calls: titles,
    };
  });
}

/** Every call by its address, and which of these roles may make it. */
export function callAccess(roles: readonly (GivenRole & { readonly id: number })[]): CallAccess[] {
  const rows = callsWithPermission.map((call): CallAccess => {
    const needs = call.permission ?? undefined;
    const may = roles.filter(({ permissions }) => meets(grantedBy(permissions), needs));
    return {
      ...{ name: call.name, title: call.title, method: call.method },
      path: `${call.outside_api ? '' : '/api'}${call.path}`,
      access: needs ? 'permission' : call.audience === 'signed_in' ? 'signed_in' : 'public',
      permissions: [...permissionsOf(call)],
      role_ids: may.map(({ id }) => id),
    };
  });
  return rows.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}
