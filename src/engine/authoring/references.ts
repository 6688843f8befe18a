/**
 * Converts the file references of sources into the form that each output needs: inlined, by definition name, or by
 * validator id.
 */
import { didYouMean, type Problem } from './problems.ts';
import { requestDefinition } from './request-entities.ts';
import { withSiblings } from './siblings.ts';
import { kindOf, nameOf, textOf, type Json, type JsonObject, type Pointer, type SourceFile } from './source.ts';

/** An enum or entity that other files may refer to. */
export interface Definition {
  readonly file: SourceFile;
  readonly kind: 'enum' | 'entity';
  readonly id: string;
  /** PascalCase of the id: the name of its type. */
  readonly typeName: string;
}

const kinds: Readonly<Record<string, Definition['kind']>> = { enums: 'enum', entities: 'entity' };

/** Enums and entities by kind and file name, `enums/province.json`, in that order, independent of the module's folder. */
export function definitionsOf(files: readonly SourceFile[]): ReadonlyMap<string, Definition> {
  const found = files.flatMap((file) => {
    const kind = kinds[kindOf(file)];
    const id = textOf(file.json, 'id');
    if (!kind) return [];
    const definition: Definition = { file, kind, id, typeName: pascalCase(id) };
    return [[`${kindOf(file)}/${nameOf(file)}`, definition] as const, ...requestDefinition(definition)];
  });
  return new Map(found.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** `audit_event` → `AuditEvent`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** References to missing files, each with the nearest existing one, and definitions that share a type name. */
export function checkReferences(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
): readonly Problem[] {
  const problems: Problem[] = [];
  const named = new Map<string, Definition>();
  for (const definition of definitions.values()) {
    const { file, typeName } = definition;
    const other = named.get(typeName)?.file.path;
    if (other)
      problems.push({
        file: file.path,
        line: file.lineOf(['id']),
        message: `its type ${typeName} is already that of ${other}.`,
      });
    named.set(typeName, definition);
  }
  for (const file of files.filter((one) => !one.path.startsWith('schemas/vocabulary/'))) {
    walk(file.json, [], (node, at) => {
      const ref = node['$ref'];
      if (typeof ref !== 'string' || definitions.has(target(file, ref))) return;
      const near = didYouMean(target(file, ref), definitions.keys());
      problems.push({
        file: file.path,
        line: file.lineOf([...at, '$ref']),
        message: `"${ref}" is no enum or entity.${near}`,
      });
    });
  }
  return problems;
}

/** A copy in which each reference is replaced by the result of `replace`, merged with the node's other keywords. */
export function mapReferences(
  file: SourceFile,
  node: Json,
  definitions: ReadonlyMap<string, Definition>,
  replace: (definition: Definition) => JsonObject,
): Json {
  if (Array.isArray(node)) return node.map((item: Json) => mapReferences(file, item, definitions, replace));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as JsonObject).map(
    ([key, value]) => [key, mapReferences(file, value, definitions, replace)] as const,
  );
  const copy = Object.fromEntries(entries);
  const definition = typeof copy['$ref'] === 'string' ? definitions.get(target(file, copy['$ref'])) : undefined;
  if (!definition) return copy;
  const { $ref: _, ...rest } = copy;
  return withSiblings(replace(definition), rest);
}

/** The node with every reference replaced by its definition; an enum leaves its id in `x-enum`. */
export function inlineReferences(file: SourceFile, node: Json, definitions: ReadonlyMap<string, Definition>): Json {
  return mapReferences(file, node, definitions, (definition) => inlined(definition, definitions));
}

/** Inlined definitions, which many nodes refer to. */
const known = new WeakMap<ReadonlyMap<string, Definition>, Map<Definition, JsonObject>>();

function inlined(definition: Definition, definitions: ReadonlyMap<string, Definition>): JsonObject {
  const ofThese = known.get(definitions) ?? new Map<Definition, JsonObject>();
  known.set(definitions, ofThese);
  const before = ofThese.get(definition);
  if (before) return before;
  const { $schema: _schema, id: _id, ...schema } = definition.file.json;
  const plain = inlineReferences(definition.file, schema, definitions) as JsonObject;
  const whole = definition.kind === 'enum' ? { ...plain, 'x-enum': definition.id } : plain;
  ofThese.set(definition, whole);
  return whole;
}

/** Calls `visit` for every object below (and including) the node. Its pointer changes afterwards: copy what is kept. */
export function walk(node: Json, at: Pointer, visit: (node: JsonObject, at: Pointer) => void): void {
  // One list for all nodes, as a list for each would take longer than the visits.
  step(node, [...at], visit);
}

function step(node: Json, at: (string | number)[], visit: (node: JsonObject, at: Pointer) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) visit(node as JsonObject, at);
  const depth = at.length;
  for (const [key, value] of Array.isArray(node) ? node.entries() : Object.entries(node as JsonObject)) {
    at[depth] = key;
    step(value as Json, at, visit);
  }
  at.length = depth;
}

/**
 * `../enums/province.json` and, in the same folder, `./province.json` both mean `enums/province.json`: kind and name
 * decide, not the folder.
 */
function target(file: SourceFile, ref: string): string {
  const [name = '', folder = '.'] = ref.split('/').reverse();
  return `${folder === '.' ? kindOf(file) : folder}/${name}`;
}
