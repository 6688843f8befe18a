/** Writes the OpenAPI 3.1 description of the API from the call schemas; `x-` keywords stay in it. */
import type { Answer, Call } from './read-calls.ts';
import type { SharedError } from './shared-errors.ts';
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import type { Json, JsonObject } from '#engine/authoring/source.ts';

/** In OpenAPI a reference names a component. */
/** Markdown, for the developers of customers. */
const introduction = [
  'Log in and create an API key under **Profile**, and send it with every request: `Authorization: Bearer <key>`.',
  'A request that was not successful is answered with `code`, `message`, and `errors` with a `field` and `message` each.',
  'Most calls that create something accept the header `Idempotency-Key`: a repeated request with the same key takes effect once.',
].join('\n\n');

export function componentReference(definition: Definition): JsonObject {
  return { $ref: `#/components/schemas/${definition.typeName}` };
}

/** `generated/build/openapi.json`. `calls` must contain component references. */
export function openApi(
  calls: readonly Call[],
  shared: readonly SharedError[],
  definitions: ReadonlyMap<string, Definition>,
  settings: JsonObject,
  version: string,
): string {
  const schemas: Record<string, Json> = {
    Settings: { type: 'object', properties: settings, additionalProperties: false },
  };
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
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

function operation(call: Call, shared: readonly SharedError[]): object {
  const parameters = [...fields(call.params, 'path'), ...fields(call.query, 'query')];
  const responses = Object.fromEntries([
    ...Object.entries(call.answers).map(([status, answer]) => [status, response(answer)] as const),
    ...Object.entries(call.errors).map(([status, codes]) => [status, failure(codes, shared)] as const),
  ]);
  return {
    operationId: call.name,
    tags: [call.resource],
    summary: call.title,
    description: call.description,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: withSettings(call.body as Json) } } },
    }),
    ...(call.body_type === 'file' && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
    }),
    responses,
    ...(call.audience !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.permission && { 'x-permission': call.permission }),
    ...(call.host !== 'main' && { 'x-host': call.host }),
  };
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
