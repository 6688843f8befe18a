/** Compiles `schemas/forms/` into layouts for screens, and a record schema with only the fields that some layout uses. */
import type { JsonSchema } from '../schema/catalogue.ts';
import { inlineReferences, type Definition } from './references.ts';
import { textOf, type Json, type JsonObject, type Pointer, type SourceFile } from './source.ts';

type Definitions = ReadonlyMap<string, Definition>;

/** One compiled form, and the sources of its validators. */
export interface CompiledForm {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Name of its generated files: the file name without its ending. */
  readonly name: string;
  readonly layouts: JsonObject;
  readonly schema: JsonSchema;
  readonly rules: readonly { readonly data: JsonObject; readonly schema: JsonSchema }[];
}

/** A field of a layout, or a column of rows, and its position in the file. */
export interface FormField {
  readonly json: JsonObject;
  readonly at: Pointer;
}

export function formFiles(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => path.startsWith('schemas/forms/'));
}

/** All forms, which must have passed `checkForms`. */
export function compileForms(files: readonly SourceFile[], definitions: Definitions): readonly CompiledForm[] {
  const lists = { tables: tablesWithCalls(files), permissions: permissionsOfCalls(files) };
  return formFiles(files).map((file) => {
    const id = textOf(file.json, 'id');
    const layouts = Object.entries(objectOf(file.json['layouts'])).map(([name, layout]) => [
      name,
      withReferences(layoutOf(layout, objectOf(file.json['groups'])), lists),
    ]);
    return {
      id,
      title: textOf(file.json, 'title'),
      description: textOf(file.json, 'description'),
      name: file.path.split('/').at(-1)?.replace('.json', '') ?? '',
      layouts: Object.fromEntries(layouts) as JsonObject,
      // The name by which the browser finds the validator of the whole record.
      schema: { $id: `form_${id}`, ...picked(recordSchema(file, definitions), pathsIn(file)) },
      rules: listOf(file.json['rules']).map(({ schema, ...data }) => ({ data, schema: schema as JsonSchema })),
    };
  });
}

/** The schema of the record that a form fills in; empty for an unknown entity. */
export function recordSchema(file: SourceFile, definitions: Definitions): JsonSchema {
  if (file.json['entities'] === undefined) return entitySchema(textOf(file.json, 'entity'), definitions);
  const entities = objectOf(file.json['entities']);
  const named = Object.keys(entities).map((name) => [name, entitySchema(textOf(entities, name), definitions)]);
  const properties = Object.fromEntries(named) as Readonly<Record<string, JsonSchema>>;
  return { type: 'object', properties, required: Object.keys(properties) };
}

function entitySchema(id: string, definitions: Definitions): JsonSchema {
  const found = [...definitions.values()].find((one) => one.kind === 'entity' && one.id === id);
  if (!found) return {};
  const { $schema: _schema, id: _id, 'x-samples': _samples, ...schema } = found.file.json;
  return inlineReferences(found.file, schema, definitions) as JsonSchema;
}

/** The groups of every layout, and the position of each. */
export function groupsIn(file: SourceFile): readonly (readonly FormField[])[] {
  const shared = objectOf(file.json['groups']);
  return Object.entries(objectOf(file.json['layouts'])).map(([name, layout]) => {
    const { groups, steps } = objectOf(layout);
    const under = (list: Json | undefined, at: Pointer): readonly FormField[] =>
      listOf(list).map((json: Json, index) =>
        typeof json === 'string'
          ? { json: objectOf(shared[json]), at: ['groups', json] }
          : { json: objectOf(json), at: [...at, index] },
      );
    if (steps === undefined) return under(groups, ['layouts', name, 'groups']);
    return listOf(steps).flatMap((step, index) => under(step['groups'], ['layouts', name, 'steps', index, 'groups']));
  });
}

/** The fields of groups. */
export function fieldsIn(groups: readonly FormField[]): readonly FormField[] {
  return groups.flatMap(({ json, at }) =>
    listOf(json['fields']).map((field, index) => ({ json: field, at: [...at, 'fields', index] })),
  );
}

/** The columns of a field that has rows. */
export function columnsIn({ json, at }: FormField): readonly FormField[] {
  const columns = listOf(objectOf(json['rows'])['columns']);
  return columns.map((column, index) => ({ json: column, at: [...at, 'rows', 'columns', index] }));
}

export function objectOf(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonObject[]) : [];
}

/** The shared groups that a form's layouts use, and where. */
export function sharedGroupNames(file: SourceFile): readonly { readonly name: string; readonly at: Pointer }[] {
  return Object.entries(objectOf(file.json['layouts'])).flatMap(([layout, json]) => {
    const { groups, steps } = objectOf(json);
    const named = (list: Json | undefined, at: Pointer): readonly { readonly name: string; readonly at: Pointer }[] =>
      listOf(list).flatMap((one: Json, index) => (typeof one === 'string' ? [{ name: one, at: [...at, index] }] : []));
    if (steps === undefined) return named(groups, ['layouts', layout, 'groups']);
    return listOf(steps).flatMap((step, index) => named(step['groups'], ['layouts', layout, 'steps', index, 'groups']));
  });
}

/** A layout without steps gets one, shared groups are inserted, and a condition of one map becomes a list of one. */
function layoutOf(layout: Json, shared: JsonObject): JsonObject {
  const { groups, steps } = objectOf(layout);
  const all = steps === undefined ? [{ id: 'all', title: '', groups: groups ?? [] }] : listOf(steps);
  const whole = all.map((step) => ({
    ...step,
    groups: listOf(step.groups as Json).map((group: Json) =>
      typeof group === 'string' ? { id: group, ...objectOf(shared[group]) } : group,
    ),
  }));
  return { steps: withListedConditions(whole) };
}

/** The tables whose rows a field may refer to, by id. */
export function tablesWithCalls(files: readonly SourceFile[]): ReadonlyMap<string, JsonObject> {
  const tables = files.filter(({ path, json }) => path.startsWith('schemas/tables/') && json['call'] !== undefined);
  return new Map(tables.map(({ json }) => [textOf(json, 'id'), json]));
}

/** Names of the calls in `schemas/calls`. */
export function callNames(files: readonly SourceFile[]): readonly string[] {
  const written = files.filter(({ path }) => path.startsWith('schemas/calls/'));
  return written.flatMap(({ json }) => Object.keys(objectOf(json['calls'])));
}

/** What the calls in `schemas/calls` require, by name. */
function permissionsOfCalls(files: readonly SourceFile[]): ReadonlyMap<string, Json | undefined> {
  const written = files.filter(({ path }) => path.startsWith('schemas/calls/'));
  const calls = written.flatMap(({ json }) => Object.entries(objectOf(json['calls'])));
  return new Map(calls.map(([name, call]) => [name, objectOf(call)['permission']]));
}

interface Lists {
  readonly tables: ReadonlyMap<string, JsonObject>;
  readonly permissions: ReadonlyMap<string, Json | undefined>;
}

/** Each reference with the call to search and what it requires, and the fields of a row that are stored and shown. */
function withReferences(node: Json, lists: Lists): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withReferences(item, lists));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as JsonObject).map(([name, value]) => [
    name,
    name === 'reference' ? referenceOf(objectOf(value), lists) : withReferences(value, lists),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

function referenceOf(reference: JsonObject, { tables, permissions }: Lists): JsonObject {
  const { table: _, label = 'name', key, ...rest } = reference;
  const requiring = (permission: Json | undefined): JsonObject => (permission === undefined ? {} : { permission });
  // A list without a table declares everything itself.
  if (rest['call'] !== undefined)
    return {
      entity: rest['rows'],
      key,
      label,
      ...requiring(permissions.get(textOf(rest, 'call'))),
      ...rest,
    } as JsonObject;
  const id = textOf(reference, 'table');
  const table = tables.get(id) ?? {};
  const { name: call, permission } = objectOf(table['call']);
  const stored = key ?? (textOf(table, 'key') || 'id');
  const marked = table['star'] === undefined ? {} : { star: table['star'] };
  return {
    ...{ call, rows: id, entity: textOf(table, 'entity'), key: stored, label },
    ...{ ...marked, ...requiring(permission), ...rest },
  } as JsonObject;
}

function withListedConditions(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withListedConditions(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as JsonObject).map(([keyword, value]) => {
    if (/^(?:when|.*_when)$/.test(keyword)) return [keyword, Array.isArray(value) ? value : [value]];
    return [keyword, keyword === 'value' ? value : withListedConditions(value)];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/** The paths of all layouts as a tree; a leaf means that its whole node is used. */
interface FieldTree {
  readonly members: Map<string, FieldTree>;
  optional: boolean;
}

function pathsIn(file: SourceFile): FieldTree {
  const root: FieldTree = { members: new Map(), optional: false };
  const add = (tree: FieldTree, json: JsonObject): FieldTree => {
    let node = tree;
    for (const step of textOf(json, 'path').split('.')) {
      const next = node.members.get(step) ?? { members: new Map(), optional: false };
      node.members.set(step, next);
      node = next;
    }
    node.optional ||= json['optional'] === true;
    return node;
  };
  for (const field of groupsIn(file).flatMap(fieldsIn)) {
    const node = add(root, field.json);
    for (const { json } of columnsIn(field)) add(node, json);
  }
  return root;
}

/** Only the members that are used. Objects that were cut may have other members, which the form ignores. */
function picked(schema: JsonSchema, tree: FieldTree): JsonSchema {
  // A field of a form can be filled in, even if the API does not accept it under that name.
  const { readOnly: _readOnly, ...editable } = schema as JsonSchema & { readonly readOnly?: boolean };
  if (tree.members.size === 0) return editable;
  if (schema.type === 'array') return { ...schema, items: picked(schema.items ?? {}, tree) };
  const { additionalProperties: _, ...open } = schema;
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const one = tree.members.get(name);
    return one ? [[name, picked(member, one)] as const] : [];
  });
  const required = (schema.required ?? []).filter((name) => tree.members.get(name)?.optional === false);
  return { ...open, properties: Object.fromEntries(members), required };
}
