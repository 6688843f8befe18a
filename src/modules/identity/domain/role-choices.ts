/** The roles that a user may assign: never with more permissions than their own. */
import { role_id } from '#generated/enums.ts';
import { permissionCheck } from '#platform/domain/permission.ts';
import { roles } from '#platform/domain/role.ts';

export interface GivenRole {
  readonly id: number;
  readonly permissions: readonly string[];
  readonly permissions_ui: readonly string[];
}

export interface Giver {
  readonly role: GivenRole;
  /** Whether the assigning user belongs to a customer account, and so manages only that. */
  readonly isCustomer: boolean;
}

const declared = role_id.find(({ const: id }) => id === roles.opsManager);

const operationsManager: GivenRole = {
  id: roles.opsManager,
  permissions: declared?.['x-permissions'] ?? [],
  permissions_ui: declared?.['x-permissions-ui'] ?? [],
};

const flags = new Map<number, readonly string[]>(role_id.map((role) => [role.const, role['x-flags']]));

function has(id: number, flag: string): boolean {
  return flags.get(id)?.includes(flag) ?? false;
}

/** `forAccount`: for users of a customer account, who have roles of their own. */
export function mayHandOut(role: GivenRole, { role: own, isCustomer }: Giver, forAccount: boolean): boolean {
  if (has(role.id, 'account')) return forAccount && (isCustomer ? covers(own, role) : true);
  if (forAccount || isCustomer || role.id === roles.platformAdmin) return false;
  // Only the platform appoints a provider's administrators.
  if (has(role.id, 'built_in') && own.id !== roles.platformAdmin) return false;
  if (isOperations(role.id) && !managesOperations(own)) return false;
  return covers(own, role);
}

/** Operations managers and their teams. */
function isOperations(id: number): boolean {
  return has(id, 'operations_role') || has(id, 'hands_out_operations_roles');
}

/** Operations managers, and users who may do all that they may (F377). */
function managesOperations(own: GivenRole): boolean {
  return has(own.id, 'hands_out_operations_roles') || covers(own, operationsManager);
}

/** Whether a user may change, block or reinvite a user with this role: one without further permissions. */
export function mayManage(role: GivenRole, { role: own, isCustomer }: Giver): boolean {
  return has(role.id, 'account') && !isCustomer ? true : covers(own, role);
}

/** Whether one role includes all permissions of another, of the API and of screens. */
export function covers(own: GivenRole, role: GivenRole): boolean {
  const can = permissionCheck([...own.permissions, ...own.permissions_ui]);
  return [...role.permissions, ...role.permissions_ui].every((permission) => can(permission));
}
