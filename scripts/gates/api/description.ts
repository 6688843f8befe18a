/** Reads the OpenAPI 3.1 description of an API call by call, and compares ours with another. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { narrowings } from '#engine/compatibility/compare-schemas.ts';
import { canonicalJson, isObject } from '#engine/values/json-value.ts';
import type { GateFinding } from '../report.ts';

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-permission'?: unknown;
  readonly security?: unknown;
}

interface Response {
  readonly description: string;
  readonly content?: Content;
  /** Codes of the errors that may have this status. */
  readonly 'x-codes'?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema?: JsonSchema;
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** The schema of a map of setting values in a description. */
export const settingsReference = '#/components/schemas/Settings';

export function isDescription(value: unknown): value is Description {
  return isObject(value) && isObject(value['paths']) && isObject(value['components']);
}

/** Method and path → operation. */
export function operationsOf({ paths }: Description): ReadonlyMap<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** The schema with references inlined; setting values stay a reference, because they are compared once. */
export function resolved(schema: JsonSchema, { components }: Description): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    const { $ref: reference } = node;
    if (typeof reference === 'string' && reference !== settingsReference) {
      const { $ref: _, ...beside } = node;
      return walk({ ...components.schemas[reference.slice(reference.lastIndexOf('/') + 1)], ...beside });
    }
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value)]));
  };
  return walk(schema) as JsonSchema;
}

/** Differences between `theirs` and `ours`: calls, settings, types and values, permissions. */
export function compareDescriptions(ours: Description, theirs: Description): readonly GateFinding[] {
  const [own, other] = [operationsOf(ours), operationsOf(theirs)];
  return [
    ...[...own].flatMap(([call, operation]): readonly GateFinding[] => {
      const there = other.get(call);
      if (!there) return [{ subject: call, code: 'missing', message: 'The API does not describe this call.' }];
      return [...differences(call, operation, there, ours, theirs)];
    }),
    ...[...other.keys()]
      .filter((call) => !own.has(call))
      .map((call) => ({
        subject: call,
        code: 'unknown',
        message: 'The API has this call; no file under schemas/calls declares it.',
      })),
    ...settingDifferences(ours, theirs),
  ];
}

function differences(
  call: string,
  own: Operation,
  there: Operation,
  ours: Description,
  theirs: Description,
): readonly GateFinding[] {
  const found: GateFinding[] = [];
  const report = (code: string, message: string) => found.push({ subject: call, code, message });
  const gate = (one: Operation) => canonicalJson([one['x-permission'] ?? null, one.security ? 'signed in' : 'anybody']);
  if (gate(own) !== gate(there))
    report('wrong_permission', `The API lets in ${gate(there)}, the schema says ${gate(own)}.`);
  for (const [name, message] of parameterDifferences(own, there, ours, theirs))
    report('mistyped', `Parameter ${name}: ${message}.`);
  const bodies = [own, there].map(({ requestBody }) => requestBody?.content['application/json']?.schema);
  for (const message of schemaDifferences(bodies[0], bodies[1], ours, theirs))
    report('mistyped', `Request body: ${message}.`);
  for (const [status, { content }] of Object.entries(own.responses)) {
    const answer = there.responses[status];
    if (!answer) report('missing', `The API does not describe the answer ${status}.`);
    const answers = [content, answer?.content].map((one) => one?.['application/json']?.schema);
    if (answer)
      for (const message of schemaDifferences(answers[0], answers[1], ours, theirs))
        report('mistyped', `Answer ${status}: ${message}.`);
  }
  for (const status of Object.keys(there.responses))
    if (!own.responses[status]) report('unknown', `The API may answer ${status}, which the schema does not declare.`);
  return found;
}

function parameterDifferences(
  own: Operation,
  there: Operation,
  ours: Description,
  theirs: Description,
): readonly (readonly [string, string])[] {
  const named = ({ parameters = [] }: Operation) => new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]));
  const [mine, others] = [named(own), named(there)];
  const names = [...new Set([...mine.keys(), ...others.keys()])];
  return names.flatMap((name): readonly (readonly [string, string])[] => {
    const [a, b] = [mine.get(name), others.get(name)];
    if (!a || !b) return [[name, a ? 'the API does not know it' : 'the schema does not know it']];
    const demand =
      a.required === b.required ? [] : [[name, `it is ${b.required ? '' : 'not '}required there`] as const];
    return [
      ...demand,
      ...schemaDifferences(schemaOf(a), schemaOf(b), ours, theirs).map((message) => [name, message] as const),
    ];
  });
}

export function schemaOf({ schema, content }: Parameter): JsonSchema {
  return schema ?? content?.['application/json']?.schema ?? {};
}

function settingDifferences(ours: Description, theirs: Description): readonly GateFinding[] {
  const [own, there] = [ours, theirs].map(({ components }) => components.schemas['Settings']?.properties ?? {}) as [
    Readonly<Record<string, JsonSchema>>,
    Readonly<Record<string, JsonSchema>>,
  ];
  return [...new Set([...Object.keys(own), ...Object.keys(there)])].flatMap((key): readonly GateFinding[] => {
    if (!there[key]) return [{ subject: key, code: 'missing', message: 'The API does not describe this setting.' }];
    if (!own[key])
      return [{ subject: key, code: 'unknown', message: 'The API describes this setting; no schema declares it.' }];
    const messages = schemaDifferences(own[key], there[key], ours, theirs);
    return messages.map((message) => ({ subject: key, code: 'mistyped', message: `${message}.` }));
  });
}

/** In both directions: values that only the API accepts, and values that only the schema accepts. */
function schemaDifferences(
  own: JsonSchema | undefined,
  there: JsonSchema | undefined,
  ours: Description,
  theirs: Description,
): readonly string[] {
  if (!own || !there) return own === there ? [] : [own ? 'the API describes none' : 'the schema declares none'];
  const [a, b] = [resolved(own, ours), resolved(there, theirs)];
  if (canonicalJson(a) === canonicalJson(b)) return [];
  const withPlace = (place: string, message: string) => (place === '' ? message : `${place}: ${message}`);
  const narrower = narrowings(a, b).map(({ path, message }) => `the API takes less, ${withPlace(path, message)}`);
  const wider = narrowings(b, a).map(({ path, message }) => `the schema takes less, ${withPlace(path, message)}`);
  return [...narrower, ...wider];
}
