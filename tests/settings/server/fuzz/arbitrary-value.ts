/** Random values for a setting from its schema: valid ones of every type, ones at and just beyond its limits, and damaged ones. */
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { countryCodes } from '#engine/schema/formats.ts';
import { isList, isObject } from '#engine/values/json-value.ts';
import { shapesOf } from '#engine/schema/shape.ts';
import { textOfLength, textMatching } from './arbitrary-text.ts';

/** About half of the values are valid. Everything is JSON, as in a request. */
export function arbitraryValue(schema: JsonSchema): Arbitrary<unknown> {
  const sound = soundValue(schema);
  return fc
    .oneof(
      { weight: 6, arbitrary: sound },
      { weight: 3, arbitrary: damaged(sound) },
      { weight: 1, arbitrary: anything },
    )
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}

/** Texts that are known to cause bugs. */
const strange = [
  '',
  ' ',
  '***',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '😀',
  "'; drop table users; --",
  '__proto__',
  '<b>x</b>',
];
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(...strange, null, [], {}, { toString: 0 }, 0, -1, true, 1e308),
);

function soundValue(schema: JsonSchema): Arbitrary<unknown> {
  const { const: constant, oneOf, type, examples = [] } = schema;
  if (constant !== undefined) return fc.constant(constant);
  const shapes = shapesOf(schema);
  if (shapes.length > 0) return fc.oneof(...shapes.map(objectOf));
  if (oneOf) return fc.constantFrom(...oneOf.map((choice) => choice.const));
  if (isList(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const known = [...examples, ...(schema.default === undefined ? [] : [schema.default])];
  const made = ofType(schema, type);
  return known.length === 0
    ? made
    : fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...known) }, { weight: 3, arbitrary: made });
}

function ofType(schema: JsonSchema, type: string | undefined): Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'array') return listOf(schema);
  if (type === 'object') return objectOf(schema);
  return textOf(schema);
}

function bound(schema: JsonSchema, name: string, fallback: number): number {
  const value = schema[name];
  return typeof value === 'number' ? value : fallback;
}

function numberOf(schema: JsonSchema): Arbitrary<number> {
  const [low, high] = [bound(schema, 'minimum', -1e6), bound(schema, 'maximum', 1e6)];
  const step = bound(schema, 'multipleOf', schema.type === 'integer' ? 1 : 0.01);
  const steps = Math.floor((high - low) / step);
  const inside = fc
    .integer({ min: 0, max: Math.min(steps, 2 ** 31 - 1) })
    .map((count) => Number((low + count * step).toFixed(4)));
  const edges = [low, high, low - step, high + step, low + step / 2, 0, -0];
  return fc.oneof({ weight: 3, arbitrary: inside }, { weight: 2, arbitrary: fc.constantFrom(...edges) });
}

const hosts = ['kestrel.test', 'www.kestrel.co.za', 'localhost', 'a-b.example.org'];
const urls = hosts.flatMap((host) => [`https://${host}`, `https://${host}/a?b=c`, `http://${host}`]);
const byFormat: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.constantFrom('a@b.co', 'ops.team+x@kestrel.test', 'a@b', '@kestrel.test', 'a..b@kestrel.test'),
  'email-list': fc.constantFrom('a@b.co', 'a@b.co, c@d.org;e@f.net', 'a@b.co,', 'a@b.co c@d.org'),
  url: fc.constantFrom(...urls, ...hosts),
  'https-url': fc.constantFrom(...urls),
  'asset-url': fc.constantFrom(...urls, '/brand/logo.svg', '//evil.test/x'),
  'phone-za': fc.constantFrom('+27821234567', '082 123 4567', '(011) 555-1234', '12345'),
  'time-of-day': fc
    .tuple(fc.nat(24), fc.nat(60))
    .map((two) => two.map((part) => String(part).padStart(2, '0')).join(':')),
  date: fc
    .tuple(fc.integer({ min: 1999, max: 2031 }), fc.nat(13), fc.nat(32))
    .map(([year, ...rest]) => [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-')),
  'date-time': fc.constantFrom(
    '2026-03-09T10:00:00+02:00',
    '2026-03-09T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-03-09',
  ),
  colour: fc.stringMatching(/^#[0-9a-fA-F]{3,8}$/),
  version: fc.stringMatching(/^[0-9]{1,3}(\.[0-9]{1,3}){0,3}$/),
  country: fc.constantFrom(...countryCodes(), 'XX', 'za'),
  hostname: fc.constantFrom(...hosts, '-a.test'),
  'tracking-prefix': fc.stringMatching(/^[A-Z0-9]{0,11}$/),
  status: fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9})?$/),
  html: fc.constantFrom('<p>Hello</p>', '<p>Hello <strong>you</strong></p>', 'plain', '<ul><li>one</li></ul>'),
};

function textOf(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern } = schema;
  const [low, high] = [bound(schema, 'minLength', 0), bound(schema, 'maxLength', 200)];
  const free = textOfLength(low, Math.min(high, low + 40));
  const edges = fc.constantFrom(low, Math.max(0, low - 1), high, high + 1).map((length) => 'é'.repeat(length));
  const plain = fc.oneof(
    { weight: 4, arbitrary: free },
    { weight: 2, arbitrary: edges },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
  );
  const shaped = format
    ? byFormat[format]
    : typeof pattern === 'string'
      ? textMatching(new RegExp(pattern, 'u'))
      : undefined;
  return shaped ? fc.oneof({ weight: 4, arbitrary: shaped }, { weight: 1, arbitrary: plain }) : plain;
}

function listOf(schema: JsonSchema): Arbitrary<unknown> {
  const [low, high] = [bound(schema, 'minItems', 0), bound(schema, 'maxItems', 20)];
  const item = soundValue(schema.items ?? {});
  const short = { minLength: low, maxLength: Math.max(low, Math.min(high, 4)) };
  const all =
    schema['uniqueItems'] === true
      ? fc.uniqueArray(item, { ...short, selector: (value) => JSON.stringify(value) })
      : fc.array(item, short);
  const tooMany = item.map((value) => Array.from({ length: high + 1 }, () => value));
  return fc.oneof({ weight: 12, arbitrary: all }, { weight: 1, arbitrary: tooMany });
}

function objectOf(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, name === 'id' ? idOf(child) : soundValue(child)]),
  );
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) });
}

/** Members that are matched by id have unique ids. */
function idOf(schema: JsonSchema): Arbitrary<unknown> {
  return schema.oneOf || schema.const !== undefined
    ? soundValue(schema)
    : fc.oneof({ weight: 4, arbitrary: textMatching(/^[0-9a-f]{24}$/) }, { weight: 1, arbitrary: soundValue(schema) });
}

/** One path of the value, at any depth, is removed, replaced or extended with something unknown. */
function damaged(sound: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(sound, fc.array(fc.nat(20), { maxLength: 4 }), fc.constantFrom('replace', 'remove', 'add'), anything)
    .map(([value, path, how, other]) => damage(value, path, how, other));
}

function damage(value: unknown, path: readonly number[], how: string, other: unknown): unknown {
  const [step, ...rest] = path;
  if (isList(value)) {
    const at = (step ?? 0) % Math.max(1, value.length);
    if (step === undefined || value.length === 0)
      return how === 'add' ? [...value, other] : how === 'remove' ? value.slice(1) : other;
    return value.map((item, index) => (index === at ? damage(item, rest, how, other) : item));
  }
  if (!isObject(value)) return other;
  const names = Object.keys(value);
  const name = names[(step ?? 0) % Math.max(1, names.length)];
  if (name === undefined || (how === 'add' && rest.length === 0)) return { ...value, nobody_knows_this: other };
  if (how === 'remove' && rest.length === 0)
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: damage(value[name], rest, how, other) };
}
