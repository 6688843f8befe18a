/**
 * Merges keywords next to a `$ref` into the definition, as in JSON Schema 2020-12; only texts for people replace those
 * of the definition.
 */
import { isList, isObject, sameJson } from '../values/json-value.ts';
import type { Json, JsonObject } from './source.ts';

const forPeople = /^(?:x-|title$|description$|examples$|default$|readOnly$|tsType$)/;

/** Keywords that depend on each other and must stay in one schema. */
const families: readonly (readonly string[])[] = [
  ['properties', 'patternProperties', 'additionalProperties'],
  ['items', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['oneOf', 'discriminator'],
];

/** Combines two values of one keyword into one that satisfies both. */
const joined: Readonly<Record<string, (left: Json, right: Json) => Json | undefined>> = {
  ...Object.fromEntries(
    ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((name) => [name, bound(Math.max)]),
  ),
  ...Object.fromEntries(
    ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((name) => [name, bound(Math.min)]),
  ),
  required: (left, right) => (isList(left) && isList(right) ? ([...new Set([...left, ...right])] as Json) : undefined),
  uniqueItems: (left, right) => left === true || right === true,
  oneOf: narrowed,
};

/**
 * The definition and its siblings as one schema that accepts what both accept. Forms and documentation read it flat;
 * what cannot be merged is put into `allOf`.
 */
export function withSiblings(definition: JsonObject, siblings: JsonObject): JsonObject {
  const flat: Record<string, Json> = { ...definition };
  const apart: Record<string, Json> = {};
  for (const [keyword, value] of Object.entries(siblings)) {
    if (forPeople.test(keyword)) flat[keyword] = value;
    else if (!relatives(keyword).some((name) => Object.hasOwn(definition, name))) flat[keyword] = value;
    else if (!sameJson(definition[keyword], value)) {
      const both = alone(keyword, siblings) ? join(keyword, definition[keyword], value) : undefined;
      if (both === undefined) apart[keyword] = value;
      else flat[keyword] = both;
    }
  }
  if (Object.keys(apart).length === 0) return flat;
  // A family moves as a whole, including siblings that the definition also has.
  const names = new Set(Object.keys(apart).flatMap(relatives));
  for (const name of names) if (Object.hasOwn(siblings, name)) apart[name] = siblings[name] as Json;
  const before = definition['allOf'];
  return { ...flat, allOf: [...(isList(before) ? before : []), apart] };
}

function relatives(keyword: string): readonly string[] {
  return families.find((family) => family.includes(keyword)) ?? [keyword];
}

/** Whether no sibling of the same family is present. */
function alone(keyword: string, siblings: JsonObject): boolean {
  return relatives(keyword).every((name) => name === keyword || !Object.hasOwn(siblings, name));
}

function join(keyword: string, left: Json | undefined, right: Json): Json | undefined {
  return left === undefined ? undefined : joined[keyword]?.(left, right);
}

function bound(choose: (left: number, right: number) => number) {
  return (left: Json, right: Json) =>
    typeof left === 'number' && typeof right === 'number' ? choose(left, right) : undefined;
}

/**
 * The named choices that the definition offers too, with what it says about them; undefined where either is not a choice,
 * or none is left.
 */
function narrowed(left: Json, right: Json): Json | undefined {
  if (!isChoice(left) || !isChoice(right)) return undefined;
  const both = right.flatMap((choice) => {
    const defined = left.find((one) => sameJson(one['const'], choice['const']));
    return defined ? [{ ...defined, ...choice }] : [];
  });
  return both.length > 0 ? both : undefined;
}

function isChoice(value: Json): value is readonly JsonObject[] {
  return isList(value) && value.every((one) => isObject(one) && 'const' in one);
}
