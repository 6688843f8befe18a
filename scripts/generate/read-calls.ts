/** Reads the call schemas into one list. */
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import { filesOf, textOf, type JsonObject } from '#engine/authoring/source.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';

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

/** Every call, in file and then written order, with references as `replace` makes them. */
export function readCalls(
  { files, definitions }: CompiledSources,
  replace: (definition: Definition) => JsonObject,
): readonly Call[] {
  return filesOf(files, 'calls').flatMap((file) =>
    Object.entries((file.json['calls'] ?? {}) as JsonObject).map(([name, node]) => {
      const call = mapReferences(file, node, definitions, replace) as JsonObject;
      return withBodyErrors({
        tenant: 'none',
        idempotent: false,
        outside_api: false,
        errors: {},
        ...call,
        name,
        resource: textOf(file.json, 'resource'),
      } as unknown as Call);
    }),
  );
}
