/** Checks across calls: each name and route is declared once, and path fields are declared. */
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { didYouMean, type Problem } from '#engine/authoring/problems.ts';
import { filesOf, textOf, type JsonObject, type Pointer, type SourceFile } from '#engine/authoring/source.ts';
import { listCalls } from './list-calls.ts';
import { errorsOf, sharedErrors } from './shared-errors.ts';

interface Written {
  readonly file: SourceFile;
  readonly name: string;
  readonly call: JsonObject;
  /** Position in the file. */
  readonly at: Pointer;
}

/** Errors in all call files, with their lines. */
export function checkCalls({ files, tables }: Pick<CompiledSources, 'files' | 'tables'>): readonly Problem[] {
  const ofTables = listCalls(tables.tables).map(({ file, name, node }): Written => ({
    file,
    name,
    call: node,
    at: ['call'],
  }));
  const written = [...writtenCalls(files), ...ofTables];
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
    ...written.flatMap(missingScope),
  ];
}

/** Errors that a call declares although its kind already includes them. */
export function checkSharedErrors(files: readonly SourceFile[]): readonly Problem[] {
  const shared = sharedErrors(files);
  return writtenCalls(files).flatMap((one) => {
    const known = new Map(errorsOf(one.call, shared).map(({ code, status }) => [code, status]));
    const own = (one.call['errors'] ?? {}) as Readonly<Record<string, readonly string[]>>;
    return Object.entries(own).flatMap(([status, codes]) =>
      codes.flatMap((code, index) => {
        if (known.get(code) !== Number(status)) return [];
        const message = `${one.name}: "${code}" is declared for every such call in schemas/errors; leave it out here.`;
        return [problemAt(one, ['errors', status, index], message)];
      }),
    );
  });
}

function writtenCalls(files: readonly SourceFile[]): readonly Written[] {
  return filesOf(files, 'calls').flatMap((file) => {
    const calls = (file.json['calls'] ?? {}) as Readonly<Record<string, JsonObject>>;
    return Object.entries(calls).map(([name, call]) => ({ file, name, call, at: ['calls', name] }));
  });
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

/** Equal for two calls that no request could distinguish: a path field matches any text, whatever its name. */
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

/** A call that changes data declares its scope, so that limits of users are enforced. */
function missingScope(one: Written): readonly Problem[] {
  const reads = one.call['method'] === 'GET';
  if (reads === (one.call['scope'] === undefined)) return [];
  const message = reads
    ? `${one.name}: a GET changes nothing, so it has no "scope".`
    : `${one.name}: say with "scope" whose belongings it changes: provider, named, own_account, account, record, self or none.`;
  return [problemAt(one, ['method'], message)];
}

function problemAt({ file, at }: Written, pointer: Pointer, message: string): Problem {
  return { file: file.path, line: file.lineOf([...at, ...pointer]), message };
}
