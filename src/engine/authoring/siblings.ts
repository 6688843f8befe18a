/** What keywords next to a `$ref` mean: they add to the definition, as in JSON Schema 2020-12; only words for people replace its own. */
import { isList, isObject, sameJson } from '../values/json-value.ts';
import type { Json, JsonObject } from './source.ts';

const forPeople = /^(?:x-|title$|description$|examples$|default$|readOnly$|tsType$)/;

/** Keywords that are read together: taken apart, each would see only half of what it speaks of. */
const families: readonly (readonly string[])[] = [
  ['properties', 'patternProperties', 'additionalProperties'],
  ['items', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['oneOf', 'discriminator'],
];

/** Two of the same keyword as one that says both. */
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
 * The definition and its siblings as one schema with the verdicts of both. Forms and documentation read it flat; what cannot be
 * said flat stands in `allOf`.
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
  // A family moves as a whole, the siblings that the definition says too among them.
  const names = new Set(Object.keys(apart).flatMap(relatives));
  for (const name of names) if (Object.hasOwn(siblings, name)) apart[name] = siblings[name] as Json;
  const before = definition['allOf'];
  return { ...flat, allOf: [...(isList(before) ? before : []), apart] };
}

function relatives(keyword: string): readonly string[] {
  return families.find((family) => family.includes(keyword)) ?? [keyword];
}

/** Whether no other sibling of the same family speaks with it. */
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

/** Those of the named choices that the definition offers too; undefined where either is no choice, or none is left. */
function narrowed(left: Json, right: Json): Json | undefined {
  if (!isChoice(left) || !isChoice(right)) return undefined;
  const both = right.filter((choice) => left.some((one) => sameJson(one['const'], choice['const'])));
  return both.length > 0 ? both : undefined;
}

function isChoice(value: Json): value is readonly JsonObject[] {
  return isList(value) && value.every((one) => isObject(one) && 'const' in one);
}
