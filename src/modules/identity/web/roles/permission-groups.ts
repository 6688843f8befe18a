/** Permissions as the screens about roles show them: by subject, in the order of their declaration. */
import type { PermissionRecord } from '#generated/types.ts';

/** Each subject once, where its first permission is. */
export function grouped(
  permissions: readonly PermissionRecord[],
): readonly (readonly [string, readonly PermissionRecord[]])[] {
  const groups = new Map<string, PermissionRecord[]>();
  for (const one of permissions) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

/** Those whose words have every word of the search in them. */
export function matching(permissions: readonly PermissionRecord[], search: string): readonly PermissionRecord[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return permissions.filter((one) => {
    const text = `${one.group} ${one.title} ${one.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
