/** A hash of all settings of a scope: equal hashes mean equal states. */
import { createHash } from 'node:crypto';
import type { Place, ValueRow } from '../values/repository.ts';
import { isSecretKey } from '../values/shown-value.ts';

/** Of a secret only that it is set. Ignores rows of other scopes, and the order of rows and fields. */
export function stateHash(rows: readonly ValueRow[], { scope, scopeId }: Place): string {
  const own = rows.filter((row) => row.scope === scope && row.scope_id === scopeId);
  const lines = own.map(({ key, value, is_secret }) => {
    const text = is_secret || isSecretKey(key) ? 'secret' : canonicalText(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** JSON with the fields of every object in a fixed order. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
