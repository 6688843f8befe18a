/** Which roles somebody may hand out: never more than they may do themselves. */
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
  /** Whether the giver belongs to a customer account, and so serves that account only. */
  readonly isCustomer: boolean;
}

const flags = new Map<number, readonly string[]>(role_id.map((role) => [role.const, role['x-flags']]));

function has(id: number, flag: string): boolean {
  return flags.get(id)?.includes(flag) ?? false;
}

/** `forAccount`: to users of a customer account, who have roles of their own. */
export function mayHandOut(role: GivenRole, { role: own, isCustomer }: Giver, forAccount: boolean): boolean {
  if (has(role.id, 'account')) return forAccount && (isCustomer ? covers(own, role) : true);
  if (forAccount || isCustomer || role.id === roles.platformAdmin) return false;
  // Only the platform makes a provider's administrators.
  if (has(role.id, 'built_in') && own.id !== roles.platformAdmin) return false;
  return covers(own, role);
}

/** Whether somebody may change, block or invite again a user of this role: one who may do no more than they. */
export function mayManage(role: GivenRole, { role: own, isCustomer }: Giver): boolean {
  return has(role.id, 'account') && !isCustomer ? true : covers(own, role);
}

/** Whether everything that one role allows, another allows as well; API permissions and those of the screens alike. */
export function covers(own: GivenRole, role: GivenRole): boolean {
  const can = permissionCheck([...own.permissions, ...own.permissions_ui]);
  return [...role.permissions, ...role.permissions_ui].every((permission) => can(permission));
}
