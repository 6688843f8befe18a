/** Validates a record that consists of parts, each with a validator of its own, and secrets that may be unchanged. */

import type { JsonSchema, Validator } from '../schema/catalogue.ts';
import { isObject, type JsonObject } from '../values/json-value.ts';
import { secretPlaceholder } from './validate.ts';
import { fieldErrors, type FieldError } from './messages.ts';
import { unstorableText } from '../values/storable.ts';

export interface RecordPart {
  /** The member that the part covers; empty for the record itself. */
  readonly field: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly validator: Validator | undefined;
}

/** Whether a value stands for a secret that is set and unchanged. */
function isStoredSecret(value: unknown): boolean {
  return isObject(value) && value['set'] === true;
}

/** The secrets among the members of an object. */
export function secretMembers(schema: JsonSchema): readonly string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, member]) => member['x-secret'] === true)
    .map(([name]) => name);
}

/**
 * Findings of all parts, with fields named from the root of the record. An unchanged secret is neither validated nor
 * reported as missing.
 */
export function validateRecord(parts: readonly RecordPart[]): readonly FieldError[] {
  return parts.flatMap(validatePart);
}

function validatePart({ field, schema, value, validator }: RecordPart): readonly FieldError[] {
  if (!validator) return [{ field, code: 'unknown', message: 'This can’t be validated.' }];
  const secrets = secretMembers(schema);
  const remaining = secrets.filter((name) => isObject(value) && isStoredSecret(value[name]));
  const copied = secrets.filter((name) => isObject(value) && value[name] === secretPlaceholder);
  const validated = isObject(value) ? without(value, remaining) : value;
  const found = validator(validated) ? [] : fieldErrors('', schema, validated, validator.errors);
  const named = found.map((error) => ({ ...error, field: `${field}${error.field}`.replace(/^\./, '') }));
  const lost = unstorableText(validated);
  const own = (name: string): string => (field === '' ? name : `${field}.${name}`);
  return [
    ...named.filter((error) => !remaining.some((name) => error.field === own(name))),
    ...(lost ? [unstorable([...(field === '' ? [] : [field]), ...lost].join('.'))] : []),
    ...copied.map((name) => ({
      field: own(name),
      code: 'secret_placeholder',
      message: `${secretPlaceholder} is the placeholder of a stored secret; enter a new one.`,
    })),
  ];
}

function unstorable(field: string): FieldError {
  const message = 'It contains a character that can’t be stored. Enter it again';
  return { field, code: 'invalid_value', message };
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
