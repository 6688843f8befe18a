/** References from values to records stored elsewhere (`x-refers-to`): an account, a branch, a member of another setting. */

import type { JsonSchema } from './catalogue.ts';
import { isList, isObject } from '../values/json-value.ts';
import { shapeOf } from './shape.ts';

/** A reference in a value, with its path. */
export interface Reference {
  readonly path: readonly (string | number)[];
  /** `branches.code`, `interhub_manifest_carriers.code`. */
  readonly to: string;
  readonly value: unknown;
  /** The choices, where the schema offers any. */
  readonly choices: readonly JsonSchema[] | undefined;
}

/** A choice: the stored value and its title. */
export type Target = { readonly const: unknown; readonly title: string };

/** The possible targets; undefined where they are not known. */
export type TargetsOf = (to: string) => readonly Target[] | undefined;

function referenceOf(schema: JsonSchema): string | undefined {
  const to = schema['x-refers-to'];
  return typeof to === 'string' ? to : undefined;
}

function partsOf({ items, properties, oneOf }: JsonSchema): readonly JsonSchema[] {
  return [...(items ? [items] : []), ...Object.values(properties ?? {}), ...(oneOf ?? [])];
}

const known = new WeakMap<JsonSchema, readonly string[]>();

/** All targets that values of a schema may refer to; empty for nearly all schemas. */
export function referencesIn(schema: JsonSchema): readonly string[] {
  const before = known.get(schema);
  if (before) return before;
  const own = referenceOf(schema);
  const found = [...new Set([...(own === undefined ? [] : [own]), ...partsOf(schema).flatMap(referencesIn)])];
  known.set(schema, found);
  return found;
}

/** Every reference in a value, in order. */
export function referencesOf(schema: JsonSchema, value: unknown, path: Reference['path'] = []): readonly Reference[] {
  const to = referenceOf(schema);
  if (to !== undefined)
    return value === undefined || value === null || value === '' ? [] : [{ path, to, value, choices: schema.oneOf }];
  if (schema.items && isList(value)) {
    const { items } = schema;
    return value.flatMap((member, index) => referencesOf(items, member, [...path, index]));
  }
  const { properties } = shapeOf(schema, value) ?? schema;
  if (!properties || !isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, member]) => referencesOf(member, value[name], [...path, name]));
}

/** The schema with choices for every reference whose targets are known. */
export function withTargets(schema: JsonSchema, targets: TargetsOf): JsonSchema {
  const to = referenceOf(schema);
  const choices = to === undefined ? undefined : targets(to);
  if (choices) return { ...schema, oneOf: choices };
  if (referencesIn(schema).length === 0) return schema;
  const { 'x-widget': _, ...free } = schema;
  return {
    // A pattern for typed names is useless once names are chosen.
    ...(schema.items && isChosen(schema.items, targets) ? free : schema),
    ...(schema.items ? { items: withTargets(schema.items, targets) } : {}),
    ...(schema.oneOf ? { oneOf: schema.oneOf.map((one) => withTargets(one, targets)) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, member]) => [name, withTargets(member, targets)]),
          ),
        }
      : {}),
  };
}

function isChosen(items: JsonSchema, targets: TargetsOf): boolean {
  const to = referenceOf(items);
  return to !== undefined && targets(to) !== undefined;
}

/** The members of a list setting as targets by one of their fields: `Kestrel line-haul (KES)`. */
export function memberTargets(members: unknown, field: string): readonly Target[] {
  if (!isList(members)) return [];
  return members.flatMap((member) => {
    const value = isObject(member) ? member[field] : undefined;
    const name = isObject(member) ? member['name'] : undefined;
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    return [{ const: value, title: typeof name === 'string' && name !== '' ? `${name} (${value})` : String(value) }];
  });
}

/** References in a value that are not among the choices of its schema, as text; empty where no choices are known. */
export function missingIn(schema: JsonSchema, value: unknown): readonly string[] {
  const found = referencesOf(schema, value).filter(
    ({ choices, value: named }) => choices !== undefined && !choices.some((choice) => choice.const === named),
  );
  return [...new Set(found.map((one) => String(one.value)))];
}
