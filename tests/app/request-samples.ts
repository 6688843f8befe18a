/** Requests derived from the call schemas: the minimal request of a call, and the fields in it that refer to records. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject } from '#engine/values/json-value.ts';
import { calls, type CallName } from '#generated/calls.ts';
import { catalogue } from '#generated/catalogue.ts';
import { compile } from '../engine/small-catalogue.ts';

export type Part = 'path' | 'query' | 'body';

export interface Sample {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A field of a request that holds an id or a list of ids. */
export interface Slot {
  readonly part: Part;
  readonly at: readonly string[];
  readonly schema: JsonSchema;
  /** The sibling field that says what the id refers to, with its allowed values: `scope` beside `scope_id`. */
  readonly beside?: { readonly name: string; readonly values: readonly unknown[] } | undefined;
}

export interface Request {
  readonly name: CallName;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly signedIn: boolean;
  readonly tenant: string;
  readonly sample: Sample;
  readonly slots: readonly Slot[];
  /** The schema of each part of the request. */
  readonly shapes: Readonly<Partial<Record<Part, JsonSchema>>>;
  urlFor: (sample: Sample) => string;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

type Content = Readonly<Record<string, { schema: JsonSchema }>>;

/** A list in a query string is JSON, and described as content. */
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly content?: Content;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
}

const description = JSON.parse(readFileSync('generated/build/openapi.json', 'utf8')) as Description;

/** Names of fields that hold ids. */
const names = /(?:^|_)ids?$|^scope$/;

export function everyRequest(): readonly Request[] {
  return Object.entries(description.paths).flatMap(([address, operations]) =>
    Object.values(operations).map((operation) => requestOf(address, operation)),
  );
}

function requestOf(address: string, { operationId, parameters = [], requestBody }: Operation): Request {
  const name = operationId as CallName;
  const { method, audience, tenant } = calls[name];
  const json = requestBody?.content['application/json']?.schema;
  const ofPart = (part: 'path' | 'query') => {
    const here = parameters.filter((one) => one.in === part);
    const properties = Object.fromEntries(
      here.map((one) => [one.name, whole(one.schema ?? one.content?.['application/json']?.schema ?? {})]),
    );
    return { type: 'object', properties, required: here.filter((one) => one.required).map((one) => one.name) };
  };
  const shapes = { path: ofPart('path'), query: ofPart('query'), ...(json ? { body: whole(json) } : {}) };
  return {
    ...{ name, method, tenant, signedIn: audience === 'signed_in' },
    shapes,
    sample: {
      path: sampleOf(shapes.path) as Sample['path'],
      query: sampleOf(shapes.query) as Sample['query'],
      body: shapes.body && sampleOf(shapes.body),
    },
    slots: (['path', 'query', 'body'] as const).flatMap((part) =>
      slotsIn(shapes[part] ?? {}).map((slot) => ({ ...slot, part })),
    ),
    urlFor({ path, query }) {
      const filled = address.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(textOf(path[part])));
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, textOf(value)]));
      return search.size > 0 ? `${filled}?${search.toString()}` : filled;
    },
  };
}

/** The kind of record that a field refers to, by its name; undefined if the name doesn't say. */
export function kindNamed({ at }: Pick<Slot, 'at'>): 'provider' | 'account' | 'branch' | 'user' | undefined {
  const [, kind] = /(?:^|_)(provider|account|branch|user|driver|agent)_ids?$/.exec(at.at(-1) ?? '') ?? [];
  return kind === 'driver' || kind === 'agent' ? 'user' : (kind as ReturnType<typeof kindNamed>);
}

/** Whether a value fits the schema of a field. */
export function fitsIn({ schema }: Pick<Slot, 'schema'>, value: unknown): boolean {
  return compile(schema)(value);
}

/** Every field of a request that accepts a value, including objects and lists; a call without input has a query that it rejects. */
export function placesOf({ shapes }: Request): readonly Slot[] {
  const places = (Object.entries(shapes) as [Part, JsonSchema][]).flatMap(([part, schema]) =>
    membersOf(schema, []).map(([at, member]): Slot => ({ part, at, schema: member })),
  );
  return places.length > 0 ? places : [{ part: 'query', at: ['unknown'], schema: {} }];
}

function membersOf(schema: JsonSchema, at: readonly string[]): readonly [readonly string[], JsonSchema][] {
  if (at.length > 3) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    [[...at, name], member] as [readonly string[], JsonSchema],
    ...membersOf(member, [...at, name]),
  ]);
}

function textOf(value: unknown): string {
  // A lone surrogate cannot be sent in a URL.
  return typeof value === 'string' ? Buffer.from(value).toString() : (JSON.stringify(value) ?? '');
}

/** The schema with its references resolved. */
function whole(schema: JsonSchema): JsonSchema {
  return resolved(schema) as JsonSchema;
}

function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved);
  if (!isObject(node)) return node;
  const reference = node['$ref'];
  if (typeof reference === 'string')
    return resolved(description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {});
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
}

function slotsIn(schema: JsonSchema, at: readonly string[] = []): readonly Omit<Slot, 'part'>[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    // Keys of settings are not ids, whatever their names.
    if (Object.hasOwn(catalogue.settings, name)) return [];
    const place = [...at, name];
    const inside = child.type === 'object' ? slotsIn(child, place) : [];
    // A scope and its id refer to something as a pair; a kind alone refers to nothing.
    const isName = names.test(name) && choicesOf(child).length === 0;
    return isName ? [{ at: place, schema: child, beside: kindBeside(name, schema.properties) }] : inside;
  });
}

function kindBeside(name: string, properties: JsonSchema['properties'] = {}): Slot['beside'] {
  const kind = name.replace(/_id$/, '');
  const values = kind === name ? [] : choicesOf(properties[kind] ?? {});
  return values.length > 0 ? { name: kind, values } : undefined;
}

function choicesOf({ oneOf, ...rest }: JsonSchema): readonly unknown[] {
  return Array.isArray(rest['enum']) ? rest['enum'] : (oneOf ?? []).flatMap((one) => one.const ?? []);
}

/** The smallest value that fits a schema. */
export function sampleOf(schema: JsonSchema): unknown {
  const { const: constant, examples, oneOf, items, properties = {}, required = [] } = schema;
  const type = Array.isArray(schema.type) ? (schema.type as string[])[0] : schema.type;
  if (constant !== undefined) return constant;
  if (examples?.[0] !== undefined) return examples[0];
  if (oneOf?.[0]) return sampleOf(oneOf[0]);
  const listed = schema['enum'];
  if (Array.isArray(listed)) return listed[0] as unknown;
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 0);
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: Number(schema['minItems'] ?? 0) }, () => sampleOf(items ?? {}));
  if (type === 'object') {
    const members = required.map((name) => [name, sampleOf(properties[name] ?? {})] as const);
    const any = members.length < Number(schema['minProperties'] ?? 0) ? { anything: 'x' } : {};
    return { ...Object.fromEntries(members), ...any };
  }
  return textFor(schema);
}

const texts = ['2031-03-09T10:00:00+02:00', '2031-03-09', 'now', 'x', '00000000-0000-4000-8000-000000000000'];

function textFor(schema: JsonSchema): string {
  const fits = compile(schema);
  const known = [...texts, 'x'.repeat(Number(schema['minLength'] ?? 0))].find((text) => fits(text));
  if (known !== undefined) return known;
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0] ?? '';
  } catch {
    // A pattern with a lookahead, for which no text can be made.
    return '';
  }
}

/** The same request with another value in one field. */
export function withValue(sample: Sample, { part, at, beside }: Slot, value: unknown, kind?: unknown): Sample {
  const named = put(sample[part], at, value);
  return { ...sample, [part]: beside ? put(named, [...at.slice(0, -1), beside.name], kind) : named };
}

function put(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = isObject(node) ? node : {};
  return { ...object, [name]: put(object[name], rest, value) };
}
