/** The permissions of a provider's own roles, and which of them a user may grant. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { permission as declared } from '#generated/enums.ts';
import { form, validators } from '#generated/forms/role.ts';
import { permissionCheck } from '#platform/domain/permission.ts';
import type { GivenRole } from './role-choices.ts';

interface DeclaredPermission {
  readonly const: string;
  readonly title: string;
  readonly description: string;
  readonly 'x-flags'?: readonly string[];
}

const all: readonly DeclaredPermission[] = declared;

function has(one: DeclaredPermission, flag: string): boolean {
  return one['x-flags']?.includes(flag) ?? false;
}

/** The permissions that a provider's own role may have: not those of the platform's team, and no wildcard for everything. */
export const rolePermissions = all.filter((one) => !has(one, 'platform_team'));

const screensOnly: ReadonlySet<string> = new Set(all.filter((one) => has(one, 'screens_only')).map((one) => one.const));

export function isScreensOnly(permission: string): boolean {
  return screensOnly.has(permission);
}

/** All permissions of a role by name, with wildcards expanded, in the order of declaration. */
export function spelledOut({
  permissions,
  permissions_ui,
}: Pick<GivenRole, 'permissions' | 'permissions_ui'>): string[] {
  const can = permissionCheck([...permissions, ...permissions_ui]);
  return all.filter((one) => one.const !== '*' && can(one.const)).map((one) => one.const);
}

/** The subject of a permission, by which permissions are grouped on screen. */
export function groupOf(permission: string): string {
  const path = /^API_\/([a-z-]+)/.exec(permission)?.[1];
  if (path !== undefined) return sentence(path);
  if (permission.includes('_map_')) return 'Maps';
  if (permission.startsWith('INLINE_transaction_')) return 'Transactions';
  return screensOnly.has(permission) ? 'Screens' : 'Other actions';
}

function sentence(path: string): string {
  const words = path.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface RoleValues {
  readonly label: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
}

/** The errors of a role by field. `given` are the permissions being added: users can only grant permissions that they have. */
export function roleProblems(values: RoleValues, given: readonly string[], own: GivenRole): readonly FieldError[] {
  const { description, ...others } = values;
  const value = { ...others, permissions: [...values.permissions], ...(description === null ? {} : { description }) };
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  const errors = validateRecord([{ field: '', schema, value, validator: validators.schemas['form_role'] }]);
  const known = new Set(rolePermissions.map((one) => one.const));
  const can = permissionCheck([...own.permissions, ...own.permissions_ui]);
  const refused = given.filter((permission) => !known.has(permission) || !can(permission));
  if (refused.length === 0) return errors;
  const names = refused.map((permission) => all.find((one) => one.const === permission)?.title ?? permission);
  const message = `You can’t give permissions that you don’t have: ${names.join(', ')}`;
  return [...errors, { field: 'permissions', code: 'permission_not_allowed', message }];
}
