/** Reads the call schemas into one list. */
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import { filesOf, textOf, type JsonObject } from '#engine/authoring/source.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { Inputs } from './inputs.ts';
import { listCalls } from './list-calls.ts';
import { errorsOf, sharedErrors, withDefaults, type SharedError } from './shared-errors.ts';

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
  readonly feature?: string;
  readonly tenant: string;
  /** The scope that the call changes; absent for a call that only reads. */
  readonly scope?: string;
  readonly idempotent: boolean;
  readonly outside_api: boolean;
  /** Which API host browsers ask. */
  readonly host: string;
  readonly when_closed: boolean;
  readonly people_only: boolean;
  readonly rate_limit?: JsonObject;
  readonly query?: JsonSchema;
  readonly params?: JsonSchema;
  readonly body?: JsonSchema;
  readonly body_type?: string;
  /** A body, shown in the documentation. */
  readonly example?: JsonObject;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Codes by status: those that every call of its kind has, then the call's own. */
function withShared(own: Call['errors'], shared: readonly SharedError[]): Call['errors'] {
  const all: Record<string, readonly string[]> = {};
  for (const { status, code } of shared) all[status] = [...(all[status] ?? []), code];
  for (const [status, codes] of Object.entries(own)) all[status] = [...new Set([...(all[status] ?? []), ...codes])];
  return all;
}

type Replace = (definition: Definition) => JsonObject;

const alreadyRead = new WeakMap<Inputs, Map<Replace, readonly Call[]>>();

/**
 * Every call, in file order and written order, followed by those of tables, with references replaced by `replace`. Read once
 * for each `replace`, as several kinds of schema follow from the calls.
 */
export function readCalls(inputs: Inputs, replace: Replace): readonly Call[] {
  const known = alreadyRead.get(inputs) ?? new Map<Replace, readonly Call[]>();
  alreadyRead.set(inputs, known);
  const calls = known.get(replace) ?? callsOf(inputs, replace);
  known.set(replace, calls);
  return calls;
}

function callsOf({ files, definitions, tables }: Inputs, replace: Replace): readonly Call[] {
  const shared = sharedErrors(files);
  const written = filesOf(files, 'calls').flatMap((file) =>
    Object.entries((file.json['calls'] ?? {}) as JsonObject).map(([name, node]) => ({
      ...{ file, name, node },
      resource: textOf(file.json, 'resource'),
    })),
  );
  return [...written, ...listCalls(tables.tables)].map(({ file, name, node, resource }) => {
    const call = withDefaults(mapReferences(file, node, definitions, replace) as JsonObject);
    const errors = withShared((call['errors'] ?? {}) as unknown as Call['errors'], errorsOf(call, shared));
    return { ...call, name, resource, errors } as unknown as Call;
  });
}
