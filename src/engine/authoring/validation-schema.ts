/** The part of a schema that a validator needs: without annotations, and choices as a plain list of values. */
import type { JsonSchema } from '../schema/catalogue.ts';
import { canonicalJson } from '../values/json-value.ts';

const onlyForPeople = /^(?:x-|title$|description$|examples$|default$)/;

/**
 * Accepts the same values with a much smaller validator: a choice compiled branch by branch takes some fifteen lines
 * per member. The titles of a refused choice are found by the position of the finding, not by the validator.
 */
export function validationSchema(schema: JsonSchema): JsonSchema {
  return validationNode(schema, (keyword) => !onlyForPeople.test(keyword)) as JsonSchema;
}

/**
 * The schema with choices as a plain list of values, so that a wrong value is one finding instead of one per choice.
 * Keeps annotations: queries take their defaults from them.
 */
export function withPlainChoices(schema: object): JsonSchema {
  return validationNode(schema, () => true) as JsonSchema;
}

type Kept = (keyword: string) => boolean;

function validationNode(node: unknown, isKept: Kept): unknown {
  if (Array.isArray(node)) return node.map((one) => validationNode(one, isKept));
  if (typeof node !== 'object' || node === null) return node;
  const { oneOf, ...rest } = node as JsonSchema;
  const choices = 'enum' in rest ? undefined : choicesOf(oneOf);
  const entries = Object.entries(choices ? { ...rest, enum: choices } : (node as JsonSchema));
  return Object.fromEntries(
    entries
      .filter(([keyword]) => isKept(keyword))
      .map(([keyword, value]) => [keyword, validationKeyword(keyword, value, isKept)]),
  );
}

/** The values of a `oneOf` of distinct constants; undefined for every other `oneOf`. */
function choicesOf(oneOf: readonly JsonSchema[] | undefined): readonly unknown[] | undefined {
  const plain = oneOf?.every((choice) =>
    Object.keys(choice).every((keyword) => keyword === 'const' || onlyForPeople.test(keyword)),
  );
  const constants = plain && oneOf?.every((choice) => 'const' in choice) ? oneOf.map((one) => one.const) : undefined;
  return constants && new Set(constants.map(canonicalJson)).size === constants.length ? constants : undefined;
}

const byName = new Set(['properties', 'patternProperties', '$defs']);
const holdsValues = new Set(['const', 'enum', 'dependentRequired']);

/** Names below `properties` are not keywords, and values are not schemas. */
function validationKeyword(keyword: string, value: unknown, isKept: Kept): unknown {
  if (holdsValues.has(keyword) || onlyForPeople.test(keyword)) return value;
  if (!byName.has(keyword)) return validationNode(value, isKept);
  const children = Object.entries(value as JsonSchema);
  return Object.fromEntries(children.map(([name, child]) => [name, validationNode(child, isKept)]));
}
