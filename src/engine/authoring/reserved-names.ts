/** Names of Object.prototype members: a lookup of such a name in a map without it still returns something. */
import type { Problem } from './problems.ts';
import type { Json, Pointer, SourceFile } from './source.ts';

const reserved = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Every place where a schema file uses or requires such a name: a setting, field, call, id or choice. */
export function reservedNames(file: SourceFile): readonly Problem[] {
  return namesIn(file.json, []).map(({ name, at }) => ({
    file: file.path,
    line: file.lineOf(at),
    message: `${at.join('.')}: "${name}" is a name that every JavaScript object has. Choose another.`,
  }));
}

interface Found {
  readonly name: string;
  readonly at: Pointer;
}

function namesIn(node: Json, at: Pointer): readonly Found[] {
  if (Array.isArray(node)) return node.flatMap((item: Json, index) => namesIn(item, [...at, index]));
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]: [string, Json]) => {
    const here = [...at, key];
    if (reserved.has(key)) return [{ name: key, at: here }];
    if (key === 'required' && Array.isArray(value)) return required(value, here);
    const names = key === 'id' || key === 'const' || key === 'resource';
    return names && typeof value === 'string' && reserved.has(value)
      ? [{ name: value, at: here }]
      : namesIn(value, here);
  });
}

function required(names: readonly Json[], at: Pointer): readonly Found[] {
  return names.flatMap((name, index) =>
    typeof name === 'string' && reserved.has(name) ? [{ name, at: [...at, index] }] : [],
  );
}
