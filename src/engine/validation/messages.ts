/** Converts a validator's findings into one plain sentence each, at the field concerned. */

import type { JsonSchema, ValidatorError } from '../schema/catalogue.ts';
import { keywordMessage } from './keyword-message.ts';
import { nodeAt, pointerSegments } from '../schema/schema-path.ts';
import { sentence } from '../values/sentence.ts';

export interface FieldError {
  /** The setting's key and the path below it: `shipment_terms.2.text`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** The parent whose missing members the message already names, so that a list of findings does not repeat them. */
  readonly covers?: string;
}

/** Failures of single alternatives, which the choice itself reports, and of conditions, which are not findings. */
const insideChoice = /\/(?:oneOf|anyOf)\/\d+\/(?:const|type)$|\/(?:not|if)\//;

/** Keywords that only repeat a failure below them. */
const echoes = new Set(['if', 'not', 'anyOf', 'propertyNames']);

/**
 * One sentence per field: the first finding there, capitalised and with a full stop. `x-message` of the node replaces the standard
 * message. A missing property is reported on the property itself, not on
 * the object around it, and a repeated entry on the later one.
 *
 * @param field the name of the root value, usually the setting's key
 */
export function fieldErrors(
  field: string,
  schema: JsonSchema,
  value: unknown,
  errors: readonly ValidatorError[] | null | undefined,
): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    if (echoes.has(error.keyword) || insideChoice.test(error.schemaPath)) continue;
    const place = [...pointerSegments(error.instancePath), ...missing(error)];
    const node = nodeAt(schema, place, value) ?? { schema: {}, value: undefined };
    const own = node.schema['x-message'];
    const path = [field, ...place, ...repeated(error)].join('.');
    if (found.has(path)) continue;
    // What a text should look like doesn't say that it is missing.
    const isMissing = error.keyword === 'required' || node.value === '';
    const isOwn = typeof own === 'string' && !isMissing;
    const message = isOwn ? own : keywordMessage(error.keyword, node.schema, error.params, node.value);
    found.set(path, { field: path, code: 'invalid_value', message: sentence(message) });
  }
  if (found.size === 0) found.set(field, { field, code: 'invalid_value', message: 'Isn’t valid.' });
  return [...found.values()];
}

function repeated({ keyword, params }: ValidatorError): readonly string[] {
  return keyword === 'uniqueItems' ? [String(Math.max(Number(params['i']), Number(params['j'])))] : [];
}

function missing(error: ValidatorError): readonly string[] {
  const name = error.params['missingProperty'];
  return error.keyword === 'required' && typeof name === 'string' ? [name] : [];
}
