/** Permissions for the screens about roles: by subject, in the order of declaration. */
import type { PermissionRecord } from '#generated/types.ts';

/** Each subject once, at the position of its first permission. */
export function grouped(
  permissions: readonly PermissionRecord[],
): readonly (readonly [string, readonly PermissionRecord[]])[] {
  const groups = new Map<string, PermissionRecord[]>();
  for (const one of permissions) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

/** Permissions whose text contains every word of the search. */
export function matching(permissions: readonly PermissionRecord[], search: string): readonly PermissionRecord[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return permissions.filter((one) => {
    const text = `${one.group} ${one.title} ${one.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
