/** Statements that read rows of every provider need a stated reason; a new one without is reported. */
import { expect, test } from 'vitest';
import { checkAcrossProviders, reachOf } from '../../scripts/check/across-providers.ts';
import { project } from '../../scripts/generate/freshness.mjs';

const file = 'src/modules/rates/server/repository.ts';

test('a query outside a provider’s transaction is reported, with its reason if there is one', () => {
  const statement = 'export const all = (access) => access.pool.query(text);\n';
  expect(reachOf(file, statement)).toEqual({ file, lines: [1] });
  const why = 'the nightly job looks at everybody';
  expect(reachOf(file, `// Across providers: ${why}.\n${statement}`)).toEqual({ file, lines: [2], why });
  expect(reachOf(file, 'asOwner(access, work);\n')?.lines).toEqual([1]);
  expect(reachOf(file, 'inTenant(access, 1, work);\n')).toBeUndefined();
});

test('every such query in the product has a reason', () => {
  const { ok, summary } = checkAcrossProviders(project);
  expect(summary).toMatch(/^\d\d in \d\d files/);
  expect(ok).toBe(true);
});
