/** What must hold among calls: each name and each route is declared once, and fields of a path are declared. */
import type { Problem } from '#engine/authoring/problems.ts';
import { didYouMean } from '#engine/authoring/problems.ts';
import { filesOf, textOf, type JsonObject, type Pointer, type SourceFile } from '#engine/authoring/source.ts';

interface Written {
  readonly file: SourceFile;
  readonly name: string;
  readonly call: JsonObject;
}

/** Breaches in all call files, each at its line. */
export function checkCalls(files: readonly SourceFile[]): readonly Problem[] {
  const written = filesOf(files, 'calls').flatMap((file) =>
    Object.entries((file.json['calls'] ?? {}) as Readonly<Record<string, JsonObject>>).map(([name, call]) => ({
      file,
      name,
      call,
    })),
  );
  return [
    ...declaredTwice(
      written,
      ({ name }) => name,
      ({ name }, first) => `${name}: a call of ${first.file.path} has this name already; rename one of the two.`,
    ),
    ...declaredTwice(
      written,
      routeOf,
      ({ name, call }, first) =>
        `${name}: ${textOf(call, 'method')} ${textOf(call, 'path')} is already the route of ${first.name} in ${first.file.path}; give one of the two another path.`,
    ),
    ...written.flatMap(pathFields),
  ];
}

function declaredTwice(
  all: readonly Written[],
  keyOf: (one: Written) => string,
  message: (one: Written, first: Written) => string,
): readonly Problem[] {
  const seen = new Map<string, Written>();
  return all.flatMap((one) => {
    const first = seen.get(keyOf(one));
    if (!first) seen.set(keyOf(one), one);
    return first ? [problemAt(one, [], message(one, first))] : [];
  });
}

/** The same for two calls that no request could tell apart: a field of a path takes any text, whatever it is called. */
function routeOf({ call }: Written): string {
  const path = textOf(call, 'path').replaceAll(/\{\w+\}/g, '{}');
  return `${textOf(call, 'method')} ${call['outside_api'] === true ? '' : '/api'}${path}`;
}

function pathFields(one: Written): readonly Problem[] {
  const params = (one.call['params'] ?? {}) as JsonObject;
  const declared = Object.keys((params['properties'] ?? {}) as JsonObject);
  const used = [...textOf(one.call, 'path').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...used
      .filter((name) => !declared.includes(name))
      .map((name) =>
        problemAt(
          one,
          ['path'],
          `${one.name}: "${name}" of the path is no field of params.${didYouMean(name, declared)}`,
        ),
      ),
    ...declared
      .filter((name) => !used.includes(name))
      .map((name) => problemAt(one, ['params', 'properties', name], `${one.name}: the path has no {${name}}.`)),
  ];
}

function problemAt({ file, name }: Written, pointer: Pointer, message: string): Problem {
  return { file: file.path, line: file.lineOf(['calls', name, ...pointer]), message };
}
