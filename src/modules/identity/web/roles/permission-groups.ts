/** Permissions for the screens about roles: by subject, in the order of declaration, and with those that they need. */
import { permission as declared } from '#generated/enums.ts';
import type { PermissionRecord } from '#generated/types.ts';

const all: readonly { readonly const: string; readonly title: string; readonly 'x-needs'?: readonly string[] }[] =
  declared;

/** The permissions without which this one opens nothing. */
function needsOf(permission: string): readonly string[] {
  return all.find((one) => one.const === permission)?.['x-needs'] ?? [];
}

/** The permission with everything that it needs, directly or through another. */
export function withNeeds(permission: string): readonly string[] {
  const found = new Set([permission]);
  for (const one of found) needsOf(one).forEach((need) => found.add(need));
  return [...found];
}

/** `Needs “See accounts”.` for a chosen permission whose needs the role lacks. */
export function missingText(permission: string, chosen: readonly string[]): string | undefined {
  if (!chosen.includes(permission)) return undefined;
  const missing = withNeeds(permission).filter((one) => !chosen.includes(one));
  const titles = all.filter((one) => missing.includes(one.const)).map(({ title }) => `“${title}”`);
  return titles.length === 0 ? undefined : `Needs ${titles.join(', ')}.`;
}

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
