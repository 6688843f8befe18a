/** Errors declared once for all calls that may return them (schemas/errors). */
import { holdsPlainly } from '#engine/conditions/plain-condition.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { filesOf, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';

export interface SharedError {
  readonly code: string;
  readonly status: number;
  readonly description: string;
  /** Keywords of a call and the schema that each must satisfy; any of the maps is enough. */
  readonly calls: readonly Readonly<Record<string, JsonSchema>>[];
}

/** All of them, in order of declaration. */
export function sharedErrors(files: readonly SourceFile[]): readonly SharedError[] {
  return filesOf(files, 'errors').flatMap(({ json }) =>
    Object.entries((json['errors'] ?? {}) as Readonly<Record<string, Omit<SharedError, 'code'>>>).map(
      ([code, error]) => ({ code, ...error }),
    ),
  );
}

/** What a call says where its file says nothing. */
const unlessSaid = {
  ...{ tenant: 'none', idempotent: false, outside_api: false, host: 'main' },
  ...{ when_closed: false, people_only: false },
} as const;

/** The call with every optional keyword filled in. */
export function withDefaults(call: JsonObject): JsonObject {
  return { ...unlessSaid, ...call };
}

/** The errors that a call may return, by its schema. */
export function errorsOf(call: JsonObject, shared: readonly SharedError[]): readonly SharedError[] {
  const whole = withDefaults(call);
  return shared.filter(({ calls }) =>
    calls.some((map) => Object.entries(map).every(([keyword, schema]) => holdsPlainly(schema, whole[keyword]))),
  );
}
