/** Writes the OpenAPI 3.1 description of the API from the call schemas; `x-` keywords stay in it. */
import type { Answer, Call } from './read-calls.ts';
import type { SharedError } from './shared-errors.ts';
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject } from '#engine/authoring/source.ts';

/** Markdown, for the developers of customers. */
const introduction = [
  'Log in and create an API key under **Profile**, and send it with every request: `Authorization: Bearer <key>`.',
  'Bodies and responses are JSON. Amounts are in rand; times carry their offset, such as `2026-11-23T10:00:00+02:00`.',
  'A request that was not successful is answered with `code`, `message`, and `errors` with a `field` and `message` each. `code` stays the same; `message` is for people and may change.',
  'Calls that list the header `Idempotency-Key` can be sent again after a lost response: for a day, a request with the same key is carried out once and gets the same response.',
  'Some calls may only be made so often. More requests are answered with status 429, and `Retry-After` gives the seconds to wait.',
].join('\n\n');

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own, such as a UUID. A request that is sent again with the same key is carried out once; another request with the same key is answered with 422.',
  schema: { type: 'string', maxLength: 200 },
} as const;

/** In OpenAPI a reference names a component. */
export function componentReference(definition: Definition): JsonObject {
  return { $ref: `#/components/schemas/${definition.typeName}` };
}

/** Where the settings are in the text: they are inserted last, because they change most often. */
const settingsHere = '\0';

/** `generated/build/openapi.json` but for the settings. `calls` must contain component references. */
export function openApi(
  calls: readonly Call[],
  shared: readonly SharedError[],
  definitions: ReadonlyMap<string, Definition>,
  version: string,
): string {
  const schemas: Record<string, Json> = { Settings: settingsHere };
  for (const definition of definitions.values()) {
    const { $schema: _schema, id: _id, ...schema } = definition.file.json;
    schemas[definition.typeName] = mapReferences(definition.file, schema, definitions, componentReference);
  }
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = `${call.outside_api ? '' : '/api'}${call.path}`;
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call, shared);
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'API documentation', version, description: introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.resource))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** The whole of it. */
export function withSettingSchemas(text: string, settings: JsonObject): string {
  const schema = { type: 'object', properties: settings, additionalProperties: false };
  const [before, after] = text.split(JSON.stringify(settingsHere));
  return `${before}${JSON.stringify(schema, null, 1).replaceAll('\n', '\n   ')}${after}`;
}

function operation(call: Call, shared: readonly SharedError[]): object {
  const parameters = [
    ...fields(call.params, 'path'),
    ...fields(call.query, 'query'),
    ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const responses = Object.fromEntries([
    ...Object.entries(call.answers).map(([status, answer]) => [status, response(answer)] as const),
    ...Object.entries(call.errors).map(([status, codes]) => [status, failure(codes, shared)] as const),
  ]);
  return {
    operationId: call.name,
    tags: [call.resource],
    summary: call.title,
    description: [call.description, ...limitsOf(call)].join(' '),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: withSettings(call.body as Json),
            ...(call.example !== undefined && { example: call.example }),
          },
        },
      },
    }),
    ...(call.body_type === 'file' && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
    }),
    responses,
    ...securityOf(call),
    ...(call.permission && { 'x-permission': call.permission }),
    ...(call.host !== 'main' && { 'x-host': call.host }),
  };
}

/** What a caller meets besides permissions. */
function limitsOf({ people_only, rate_limit }: Call): readonly string[] {
  const limit = rate_limit as
    | {
        readonly max: number;
        readonly window_seconds: number;
        readonly every?: boolean;
        readonly guests_only?: boolean;
      }
    | undefined;
  const counted = limit?.every === true ? 'requests' : 'failed attempts';
  const who = limit?.guests_only === true ? 'Guests: at most' : 'At most';
  return [
    ...(people_only ? ['API keys can’t make this call.'] : []),
    ...(limit ? [`${who} ${limit.max} ${counted} in ${durationOf(limit.window_seconds)}.`] : []),
  ];
}

function durationOf(seconds: number): string {
  const [size, unit] = seconds % 3600 === 0 ? [3600, 'hour'] : seconds % 60 === 0 ? [60, 'minute'] : [1, 'second'];
  const number = seconds / size;
  return number === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${number} ${unit}s`;
}

/** Guests may make a public call of a provider as well; who sends a key makes it as that user. */
function securityOf({ audience, tenant }: Call): object {
  if (audience !== 'public') return { security: [{ bearer: [] }] };
  return tenant === 'provider' ? { security: [{ bearer: [] }, {}] } : {};
}

function fields(schema: Call['query'], place: 'query' | 'path'): readonly object[] {
  const required = new Set(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => {
    const { description, ...value } = one;
    const json = one.type === 'array' || one.type === 'object';
    const shape = json ? { content: { 'application/json': { schema: value } } } : { schema: value };
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(description && { description }),
      ...shape,
    };
  });
}

function response(answer: Answer): object {
  const media = answer.media ?? 'application/json';
  const description = { description: answer.description };
  if (!answer.schema) return answer.media ? { ...description, content: { [media]: {} } } : description;
  return { ...description, content: { [media]: { schema: withSettings(answer.schema as Json) } } };
}

function failure(codes: readonly string[], shared: readonly SharedError[]): object {
  const schema = { $ref: '#/components/schemas/Error' };
  const words = codes.map((code) => {
    const known = shared.find((error) => error.code === code);
    return known ? `${code}: ${known.description}` : code;
  });
  return { description: words.join('\n'), content: { 'application/json': { schema } }, 'x-codes': codes };
}

/** A map of setting values refers to the component that lists them all. */
function withSettings(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withSettings(item));
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonObject;
  if (schema['x-settings'] !== undefined) return { $ref: '#/components/schemas/Settings' };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withSettings(value)]));
}
