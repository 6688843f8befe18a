/** The published JSON Schema test suite: the registry has it for draft 4, whose keywords here mean today what they meant then. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

interface Published {
  readonly what: string;
  readonly schema: object;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Files of keywords that were written differently then, and of patternProperties, which schema files here may not have. */
const leftOut = new Set(['additionalItems', 'definitions', 'dependencies', 'patternProperties', 'ref', 'refRemote']);

/** Whether a schema has only keywords of today's shape. */
function isOfToday(schema: object): boolean {
  const text = JSON.stringify(schema);
  return !/"(?:\$ref|\$schema|id|definitions|additionalItems|dependencies|patternProperties)":|"items":\[|"exclusiveM(?:in|ax)imum":(?:true|false)/.test(
    text,
  );
}

export function publishedCases(): readonly Published[] {
  const folder = join(dirname(require.resolve('json-schema-test-suite')), 'tests/draft4');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !leftOut.has(file.slice(0, -'.json'.length)))
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly (Published & {
        description: string;
      })[];
      return cases.map((one) => ({ ...one, what: `${file}: ${one.description}` }));
    })
    .filter(({ schema }) => isOfToday(schema));
}
