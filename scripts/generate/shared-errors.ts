/** Errors that are declared once for all calls which may answer them (schemas/errors). */
import { holdsPlainly } from '#engine/conditions/plain-condition.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { filesOf, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';

export interface SharedError {
  readonly code: string;
  readonly status: number;
  readonly description: string;
  /** From keywords of a call to the schema that they must satisfy; any of the maps is enough. */
  readonly calls: readonly Readonly<Record<string, JsonSchema>>[];
}

/** All of them, in the order in which they are declared. */
export function sharedErrors(files: readonly SourceFile[]): readonly SharedError[] {
  return filesOf(files, 'errors').flatMap(({ json }) =>
    Object.entries((json['errors'] ?? {}) as Readonly<Record<string, Omit<SharedError, 'code'>>>).map(
      ([code, error]) => ({ code, ...error }),
    ),
  );
}

/** What a call says where its file says nothing. */
const unlessSaid = { tenant: 'none', idempotent: false, outside_api: false, host: 'main', when_closed: false } as const;

/** The call with every keyword that it may leave out. */
export function withDefaults(call: JsonObject): JsonObject {
  return { ...unlessSaid, ...call };
}

/** Those of the errors that a call may answer, by what its schema says. */
export function errorsOf(call: JsonObject, shared: readonly SharedError[]): readonly SharedError[] {
  const whole = withDefaults(call);
  return shared.filter(({ calls }) =>
    calls.some((map) => Object.entries(map).every(([keyword, schema]) => holdsPlainly(schema, whole[keyword]))),
  );
}
