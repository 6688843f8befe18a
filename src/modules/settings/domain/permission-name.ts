/** How messages about settings name a permission. */
import { settingPermissions } from '#generated/setting-permissions.ts';

export function permissionName(permission: string): string {
  const title = settingPermissions[permission];
  return title === undefined ? 'of an administrator' : `‘${title}’`;
}
