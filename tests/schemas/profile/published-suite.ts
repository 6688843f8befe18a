/** The published JSON Schema test suite, draft 2020-12, limited to schemas with the keywords that schema files may use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservedNames } from '#engine/authoring/reserved-names.ts';
import { fileOf } from './definitions.ts';
import { ensurePublishedSuite, publishedSuite } from '../../../scripts/test/published-suite.mjs';
import { project } from '../../../scripts/generate/freshness.mjs';

export interface Published {
  readonly what: string;
  readonly schema: object;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const holdsSchema = new Set(['items', 'additionalProperties', 'not', 'contains']);
const holdsList = new Set(['allOf', 'anyOf', 'oneOf']);

/** Downloads the suite if it is missing. `keywords`: those of the vocabulary. */
export async function publishedCases(keywords: ReadonlySet<string>): Promise<readonly Published[]> {
  await ensurePublishedSuite(project);
  const folder = publishedSuite(project);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly (Published & {
        description: string;
      })[];
      return cases.map((one) => ({ ...one, what: `${file}: ${one.description}` }));
    })
    .filter(({ schema }) => typeof schema === 'object')
    .flatMap(({ schema, ...one }) => {
      const { $schema: _, ...own } = schema as Readonly<Record<string, unknown>>;
      return isOfProfile(own, keywords) && reservedNames(fileOf(own)).length === 0 ? [{ ...one, schema: own }] : [];
    });
}

/** Excludes references, which are by file in schema files, and formats, which the draft leaves to each validator. */
const excludedKeywords = new Set(['$ref', 'format']);

function isOfProfile(schema: unknown, keywords: ReadonlySet<string>): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (isRefused(schema)) return false;
  return Object.entries(schema).every(([keyword, value]) => {
    if (!keywords.has(keyword) || excludedKeywords.has(keyword)) return false;
    if (keyword === 'properties') return Object.values(value as object).every((one) => isOfProfile(one, keywords));
    if (holdsList.has(keyword)) return (value as readonly unknown[]).every((one) => isOfProfile(one, keywords));
    if (!holdsSchema.has(keyword)) return true;
    return (keyword === 'additionalProperties' && typeof value === 'boolean') || isOfProfile(value, keywords);
  });
}

/** Counts without effect or that cannot be satisfied, probably a mistake of the author: valid in the draft, but rejected by our compiler. */
function isRefused(schema: { contains?: unknown; minContains?: number; maxContains?: number }): boolean {
  const { contains, minContains, maxContains } = schema;
  if (contains === undefined) return minContains !== undefined || maxContains !== undefined;
  if (maxContains === undefined) return minContains === 0;
  return maxContains < (minContains ?? 1);
}
