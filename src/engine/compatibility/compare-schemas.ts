/** Finds how one schema accepts less than another did: each finding is a value that was valid and is refused now. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { canonicalJson, isList, isObject } from '../values/json-value.ts';
import { discriminatorOf, shapesOf } from '../schema/shape.ts';
import { uniqueFields } from '../values/unique.ts';

export interface Narrowing {
  /** The place inside the value: `2.text`, `*.colour`; empty for the value itself. */
  readonly path: string;
  readonly code: 'type_changed' | 'narrowed' | 'unit_changed';
  /** What changed, as a sentence without its subject. */
  readonly message: string;
}

/** For each bound, whether raising or lowering it accepts less. */
const bounds: Readonly<Record<string, 'lower' | 'upper'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
};

/** A value of the first format is also valid in each of the others. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  email: ['email-list'],
  'https-url': ['url', 'asset-url'],
};

/** Keywords that are compared below, and annotations. */
const known = new Set([
  ...Object.keys(bounds),
  ...['type', 'format', 'pattern', 'multipleOf', 'uniqueItems', 'const', 'enum', 'oneOf', 'discriminator', 'required'],
  ...['items', 'properties', 'additionalProperties', 'title', 'description', 'default', 'examples', '$schema', 'id'],
]);

/** Everything that `now` refuses and `was` accepted, the value itself first, then its parts; empty when `now` only loosens. */
export function narrowings(was: JsonSchema, now: JsonSchema, path: readonly string[] = []): readonly Narrowing[] {
  const found: Narrowing[] = [];
  const report = (code: Narrowing['code'], message: string) => found.push({ path: path.join('.'), code, message });
  if (!typeFits(was.type, now.type)) {
    report('type_changed', `its type goes from ${was.type ?? 'anything'} to ${now.type ?? 'anything'}`);
    return found;
  }
  if (was['x-unit'] !== now['x-unit'])
    report('unit_changed', `its unit goes from ${words(was['x-unit'])} to ${words(now['x-unit'])}`);
  for (const message of [...boundsNarrowed(was, now), ...textNarrowed(was, now), ...restNarrowed(was, now)])
    report('narrowed', message);
  for (const message of choicesNarrowed(was, now)) report('narrowed', message);
  return [...found, ...shapesNarrowed(was, now, path), ...membersNarrowed(was, now, path)];
}

function typeFits(was: string | undefined, now: string | undefined): boolean {
  return was === now || now === undefined || (was === 'integer' && now === 'number');
}

function boundsNarrowed(was: JsonSchema, now: JsonSchema): readonly string[] {
  return Object.entries(bounds).flatMap(([name, side]) => {
    const [before, after] = [was[name], now[name]];
    if (after === undefined || canonicalJson(before) === canonicalJson(after)) return [];
    if (typeof after !== 'number') return [`${name} is new`];
    const nothing = before === undefined && after === 0 && name.startsWith('min') && name !== 'minimum';
    const loosened = typeof before === 'number' && (side === 'lower' ? after < before : after > before);
    return nothing || loosened ? [] : [`${name} goes from ${words(before)} to ${after}`];
  });
}

function textNarrowed(was: JsonSchema, now: JsonSchema): readonly string[] {
  const found: string[] = [];
  if (now.format !== undefined && now.format !== was.format && !widerFormats[was.format ?? '']?.includes(now.format))
    found.push(`its format goes from ${words(was.format)} to ${now.format}`);
  if (now['pattern'] !== undefined && now['pattern'] !== was['pattern'])
    found.push(`its pattern goes from ${words(was['pattern'])} to ${words(now['pattern'])}`);
  const [before, after] = [was['multipleOf'], now['multipleOf']];
  if (typeof after === 'number' && before !== after && !(typeof before === 'number' && isMultiple(before, after)))
    found.push(`its step goes from ${words(before)} to ${after}`);
  if (now['uniqueItems'] === true && was['uniqueItems'] !== true) found.push('its members must now be unique');
  const unique = uniqueFields(now).filter((field) => !uniqueFields(was).includes(field));
  if (unique.length > 0) found.push(`no two members may have the same ${unique.join(' or ')} now`);
  return found;
}

/** In units of 10⁻⁸, because 0.3 / 0.1 is not 3. */
function isMultiple(of: number, step: number): boolean {
  const ratio = of / step;
  return Math.abs(ratio - Math.round(ratio)) < 1e-8;
}

/** Keywords that cannot be compared: any change may refuse something. */
function restNarrowed(was: JsonSchema, now: JsonSchema): readonly string[] {
  const others = Object.keys(now).filter((keyword) => !known.has(keyword) && !keyword.startsWith('x-'));
  return others
    .filter((keyword) => canonicalJson(now[keyword]) !== canonicalJson(was[keyword]))
    .map((keyword) => `${keyword} is ${was[keyword] === undefined ? 'new' : 'different'}`);
}

/** The values to choose from; undefined when any value is accepted. */
function choicesOf(schema: JsonSchema): readonly unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  const listed = schema['enum'];
  if (isList(listed)) return listed;
  return schema.oneOf && shapesOf(schema).length === 0 ? schema.oneOf.map((choice) => choice.const) : undefined;
}

function choicesNarrowed(was: JsonSchema, now: JsonSchema): readonly string[] {
  const [before, after] = [choicesOf(was), choicesOf(now)];
  if (!after) return [];
  if (!before) return ['only certain values are allowed now'];
  const left = new Set(after.map(canonicalJson));
  const removed = before.filter((choice) => !left.has(canonicalJson(choice)));
  return removed.length > 0 ? [`the choice ${removed.map((choice) => words(choice)).join(', ')} is gone`] : [];
}

function shapesNarrowed(was: JsonSchema, now: JsonSchema, path: readonly string[]): readonly Narrowing[] {
  const [before, after] = [shapesOf(was), shapesOf(now)];
  const at = path.join('.');
  if (before.length === 0 && after.length > 0)
    return [{ path: at, code: 'narrowed', message: 'it is now a choice between shapes' }];
  if (after.length === 0) return now.type === 'object' ? before.flatMap((shape) => narrowings(shape, now, path)) : [];
  if (discriminatorOf(was) !== discriminatorOf(now))
    return [{ path: at, code: 'narrowed', message: 'its variants are distinguished by another member' }];
  const kindOf = (shape: JsonSchema) => String(shape.properties?.[discriminatorOf(was) ?? '']?.const);
  return before.flatMap((shape) => {
    const kind = kindOf(shape);
    const same = after.find((other) => kindOf(other) === kind);
    if (same) return narrowings(shape, same, [...path, kind]);
    return [{ path: at, code: 'narrowed' as const, message: `the shape ${kind} is gone` }];
  });
}

function membersNarrowed(was: JsonSchema, now: JsonSchema, path: readonly string[]): readonly Narrowing[] {
  const found: Narrowing[] = [];
  const report = (message: string) => found.push({ path: path.join('.'), code: 'narrowed', message });
  const needed = (now.required ?? []).filter((name) => !was.required?.includes(name));
  if (needed.length > 0) report(`${needed.join(', ')} ${needed.length === 1 ? 'is' : 'are'} required now`);
  if (now.items) found.push(...narrowings(was.items ?? {}, now.items, [...path, '*']));
  const members = { ...now.properties };
  const [restBefore, restNow] = [was['additionalProperties'], now['additionalProperties']];
  for (const [name, before] of Object.entries(was.properties ?? {})) {
    const after = members[name];
    if (after) found.push(...narrowings(before, after, [...path, name]));
    else if (restNow === false) report(`the member ${name} is gone`);
  }
  // Where any member was accepted, a newly described one is restricted.
  if (restBefore !== false && (was.type === 'object' || was.properties))
    for (const [name, after] of Object.entries(members))
      if (!was.properties?.[name])
        found.push(...narrowings(isObject(restBefore) ? restBefore : {}, after, [...path, name]));
  if (restNow === false && restBefore !== false && was.type === 'object') report('other members are refused now');
  if (isObject(restNow)) found.push(...narrowings(isObject(restBefore) ? restBefore : {}, restNow, [...path, '*']));
  return found;
}

function words(value: unknown): string {
  return value === undefined ? 'none' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}
