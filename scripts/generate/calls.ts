/** Reads the call schemas into one list, and writes the table of calls that routes and typed client follow from. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { banner } from './outputs.ts';
import { compileTables } from '#engine/authoring/compile-tables.ts';
import { mapReferences, pascalCase, type Definition } from '#engine/authoring/references.ts';
import { textOf, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import { listCalls } from './list-calls.ts';

export interface Answer {
  readonly description: string;
  readonly schema?: JsonSchema;
  /** Media type of an answer that is not JSON, e.g. `text/event-stream`. */
  readonly media?: string;
}

export interface Call {
  readonly name: string;
  readonly resource: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly audience: string;
  readonly permission?: JsonObject;
  readonly tenant: string;
  readonly idempotent: boolean;
  readonly outside_api: boolean;
  readonly rate_limit?: JsonObject;
  readonly query?: JsonSchema;
  readonly params?: JsonSchema;
  readonly body?: JsonSchema;
  readonly body_type?: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** What the server answers before it knows the call: a body that is no JSON (or names `__proto__`), too large, or of another kind. */
const bodyErrors = { '400': ['invalid_body'], '413': ['body_too_large'], '415': ['unsupported_media_type'] };

function withBodyErrors({ errors, ...call }: Call): Call {
  if (!call.body && !call.body_type) return { ...call, errors };
  const merged = Object.fromEntries(
    Object.entries(bodyErrors).map(([status, codes]) => [status, [...new Set([...(errors[status] ?? []), ...codes])]]),
  );
  return { ...call, errors: { ...errors, ...merged } };
}

/** Every call, in file and then written order and then those of tables, with references as `replace` makes them. */
export function readCalls(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
  replace: (definition: Definition) => JsonObject,
): readonly Call[] {
  const written = files
    .filter((file) => file.path.startsWith('schemas/calls/'))
    .flatMap((file) =>
      Object.entries((file.json['calls'] ?? {}) as JsonObject).map(([name, node]) => ({
        ...{ file, name, node },
        resource: textOf(file.json, 'resource'),
      })),
    );
  const { tables } = compileTables(files, definitions);
  return [...written, ...listCalls(tables)].map(({ file, name, node, resource }) => {
    const call = mapReferences(file, node, definitions, replace) as JsonObject;
    return withBodyErrors({
      tenant: 'none',
      idempotent: false,
      outside_api: false,
      errors: {},
      ...call,
      name,
      resource,
    } as unknown as Call);
  });
}

/** `generated/build/calls.ts`: what a route or the client must know of a call, and the types of its parts. */
export function callsModule(calls: readonly Call[]): string {
  const table = Object.fromEntries(calls.map((call) => [call.name, entry(call)]));
  const types = calls.map((call) => {
    const base = pascalCase(call.name);
    const answers = Object.entries(call.answers).filter(([status]) => status.startsWith('2'));
    const answer = answers.map(([status, one]) => (one.schema ? `types.${base}Answer${status}` : 'undefined'));
    return `  ${call.name}: {
    query: ${call.query ? `types.${base}Query` : 'undefined'};
    params: ${call.params ? `types.${base}Params` : 'undefined'};
    body: ${call.body ? `types.${base}Body` : 'undefined'};
    answer: ${[...new Set(answer)].join(' | ') || 'undefined'};
  };`;
  });
  return `${banner}
import type * as types from '../types.ts';

export const calls = ${JSON.stringify(table, null, 2)} as const;

export type CallName = keyof typeof calls;

export interface CallTypes {
${types.join('\n')}
}
`;
}

function entry(call: Call): object {
  const fields = (schema: JsonSchema | undefined) => Object.keys(schema?.properties ?? {});
  const arrays = Object.entries(call.query?.properties ?? {}).filter(
    ([, one]) => one.type === 'array' || one.type === 'object',
  );
  return {
    name: call.name,
    method: call.method,
    path: call.path,
    audience: call.audience,
    permission: call.permission ?? null,
    tenant: call.tenant,
    idempotent: call.idempotent,
    outside_api: call.outside_api,
    rate_limit: call.rate_limit ?? null,
    query: fields(call.query),
    json_query: arrays.map(([name]) => name),
    body: fields(call.body),
    statuses: Object.keys(call.answers).map(Number),
  };
}
