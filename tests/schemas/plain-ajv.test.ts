/** A schema file has the meaning of plain JSON Schema 2020-12, in every pipeline that compiles it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySchema, anyValue } from './profile/arbitrary-schema.ts';
import { cases, differences } from './profile/cases.ts';
import { publishedCases } from './profile/published-suite.ts';
import { independent, ours, plain } from './profile/verdicts.ts';
import { filesUnder, readText } from '../../scripts/check/files.ts';
import { project } from '../../scripts/generate/freshness.mjs';

it('keyword by keyword, for settings, calls and the workbench', async () => {
  const ways = Object.entries(await ours([...cases, ...differences].map(({ schema }) => schema)));
  for (const [index, { what, fits, fails }] of [...cases, ...differences].entries())
    for (const [way, validators] of ways) {
      for (const value of fits)
        expect(validators[index]?.(value), `${way}: ${what}: ${JSON.stringify(value)} fits`).toBe(true);
      for (const value of fails)
        expect(validators[index]?.(value), `${way}: ${what}: ${JSON.stringify(value)} fails`).toBe(false);
    }
});

it.each(cases)('plain ajv agrees about $what', ({ schema, fits, fails }) => {
  const validate = plain(schema);
  for (const value of fits) expect(validate(value), JSON.stringify(value)).toBe(true);
  for (const value of fails) expect(validate(value), JSON.stringify(value)).toBe(false);
});

it.each(differences)('differs from plain ajv on purpose: $what, because $why', ({ schema, fits, fails }) => {
  const validate = plain(schema);
  const results = [...fits.map((value) => !validate(value)), ...fails.map((value) => validate(value))];
  expect(results).toContain(true);
});

it('for any schema and any value', async () => {
  const schemas = fc.sample(anySchema, { numRuns: 300, seed: 11 });
  const values = fc.sample(anyValue, { numRuns: 60, seed: 12 });
  const ways = Object.entries(await ours(schemas));
  const verdicts = { true: 0, false: 0 };
  const different: string[] = [];
  for (const [index, schema] of schemas.entries()) {
    const expected = plain(schema);
    for (const value of values) {
      const verdict = expected(value);
      verdicts[`${verdict}`] += 1;
      for (const [way, validators] of ways)
        if (validators[index]?.(value) !== verdict)
          different.push(`${way} says ${!verdict}: ${JSON.stringify(schema)} of ${JSON.stringify(value)}`);
    }
  }
  expect(different).toEqual([]);
  // Ensures that both results are tested.
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(1000);
});

it('for any schema and any value, with a validator that shares no code with ajv', async () => {
  const schemas = fc.sample(anySchema, { numRuns: 120, seed: 13 });
  const values = fc.sample(anyValue, { numRuns: 40, seed: 14 });
  const { settings = [] } = await ours(schemas);
  const different: string[] = [];
  for (const [index, schema] of schemas.entries()) {
    const expected = await independent(schema);
    for (const value of values)
      if (settings[index]?.(value) !== expected(value))
        different.push(`${expected(value)} is right: ${JSON.stringify(schema)} of ${JSON.stringify(value)}`);
  }
  expect(different).toEqual([]);
});

it('for the published test suite, limited to the keywords of the vocabulary', async () => {
  const published = await publishedCases(new Set(offered()));
  const ways = Object.entries(await ours(published.map(({ schema }) => schema)));
  const different: string[] = [];
  for (const [index, { what, tests }] of published.entries())
    for (const [way, validators] of ways)
      for (const { description, data, valid } of tests)
        if (validators[index]?.(data) !== valid) different.push(`${way}: ${what}: ${description} is ${valid}`);
  expect(different).toEqual([]);
  expect(published.flatMap(({ tests }) => tests).length).toBeGreaterThan(400);
});

/** Keywords that do not affect validation, or that only ajv has. */
const unlike = /^(?:x-|\$data$|title$|description$|default$|examples$|format(?:Exclusive)?M(?:in|ax)imum$)/;

it('every keyword that the vocabulary offers for values has a case', () => {
  const tried = new Set([...cases, ...differences].flatMap(({ schema }) => keysIn(schema)));
  expect([...new Set(offered())].filter((keyword) => !unlike.test(keyword) && !tried.has(keyword))).toEqual([]);
  expect(offered()).toContain('minLength');
});

function offered(): readonly string[] {
  const files = filesUnder(project, ['schemas/vocabulary'], /(?:data|value|section|access)\.json$/);
  return files.flatMap((file) => keywordsOf(JSON.parse(readText(project, file)) as Meta));
}

interface Meta {
  readonly title?: string;
  readonly properties?: object;
  readonly $defs?: Readonly<Record<string, { readonly properties?: object }>>;
}

/** The keywords of schemas in a vocabulary file: of a value, a call's data, a rule, a condition. */
function keywordsOf({ title, properties, $defs }: Meta): readonly string[] {
  const nodes = [$defs?.['node'], $defs?.['rule_schema'], $defs?.['condition']];
  const value = title === 'Part of a value' ? properties : undefined;
  return [value, ...nodes.map((node) => node?.properties)].flatMap((node) => Object.keys(node ?? {}));
}

function keysIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(keysIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [key, ...keysIn(value)]);
}
