/** Whether filters match, for any facts, and their explanations. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFilters, matches } from '#modules/integrations/domain/evaluate-filters.ts';
import type { IntegrationFacts, IntegrationFilter, IntegrationRuleFilter } from '#generated/types.ts';

const nameOf = (_fact: string, value: unknown): string => `<${String(value)}>`;

const branch = fc.integer({ min: 1, max: 4 });
const code = fc.constantFrom('A', 'B', 'C');
const facts: fc.Arbitrary<IntegrationFacts> = fc.record(
  {
    collection_branch_id: branch,
    delivery_branch_id: branch,
    manifest_destination_branch_id: branch,
    account_code: code,
    service_level_code: code,
    status: fc.constantFrom('submitted', 'collected'),
    tracking_status: fc.constantFrom('submitted', 'collected'),
  },
  { requiredKeys: [] },
);
const branches = fc.uniqueArray(branch, { minLength: 1 });
const codes = fc.uniqueArray(code, { minLength: 1 });
const statuses = fc.uniqueArray(fc.constantFrom('submitted', 'collected', 'delivered'), { minLength: 1 });
const entry = (filter: IntegrationFilter, values: (string | number)[]): IntegrationRuleFilter => ({ filter, values });
const filter: fc.Arbitrary<IntegrationRuleFilter> = fc
  .oneof(
    fc.tuple(
      fc.constantFrom<IntegrationFilter[]>(
        'collection-branch',
        'delivery-branch',
        'both-branches',
        'manifest-destination-branch',
      ),
      branches,
    ),
    fc.tuple(
      fc.constantFrom<IntegrationFilter[]>(
        'account-includes',
        'account-excludes',
        'service-level-includes',
        'service-level-excludes',
      ),
      codes,
    ),
    fc.tuple(fc.constantFrom<IntegrationFilter[]>('status-is', 'tracking-status-is'), statuses),
  )
  .map(([name, values]) => entry(name, values));
const routed: IntegrationRuleFilter = { filter: 'routing-complete' };
const filters = fc.array(fc.oneof(filter, fc.constant(routed)), { maxLength: 6 });

describe('for any facts', () => {
  it('each filter of a rule has its own result, in the order of the rule', () => {
    fc.assert(
      fc.property(filters, facts, (list, known) => {
        const verdicts = evaluateFilters(list, known, nameOf);
        expect(verdicts.map(({ matched }) => matched)).toEqual(list.map((one) => matches(one, known)));
      }),
    );
  });

  it('an exclusion matches exactly when the inclusion does not', () => {
    fc.assert(
      fc.property(codes, facts, (values, known) => {
        for (const what of ['account', 'service-level'] as const)
          expect(matches(entry(`${what}-excludes`, values), known)).toBe(
            !matches(entry(`${what}-includes`, values), known),
          );
      }),
    );
  });

  it('both branches match exactly when collecting and delivering branch each match', () => {
    fc.assert(
      fc.property(branches, facts, (values, known) => {
        const each = (['collection-branch', 'delivery-branch'] as const).map((one) => entry(one, values));
        expect(matches(entry('both-branches', values), known)).toBe(each.every((one) => matches(one, known)));
      }),
    );
  });

  it('more values match more, except in exclusions; unknown values match only exclusions', () => {
    fc.assert(
      fc.property(filter, facts, (one, known) => {
        const more = { ...one, values: [...(one.values ?? []), 99, 'Z', 'out-for-delivery'] };
        const excludes = one.filter.endsWith('excludes');
        const [narrow, wide] = excludes ? [more, one] : [one, more];
        expect(!matches(narrow, known) || matches(wide, known)).toBe(true);
        expect(matches(one, {})).toBe(excludes);
      }),
    );
  });

  it('every result has a reason that names the deciding value', () => {
    fc.assert(
      fc.property(filters, facts, (list, known) => {
        for (const { reason, title } of evaluateFilters(list, known, nameOf)) {
          expect(title).toMatch(/^[A-Z]/);
          expect(reason).toMatch(/^[A-Z].*(<.+>|not known).*\.$/);
        }
      }),
    );
  });
});

describe('the reason', () => {
  const known: IntegrationFacts = { collection_branch_id: 1, delivery_branch_id: 2, account_code: 'ACM001' };
  const reason = (one: IntegrationRuleFilter, of = known): string =>
    evaluateFilters([one], of, nameOf)[0]?.reason ?? '';

  it.each<[IntegrationRuleFilter, boolean, string]>([
    [entry('collection-branch', [1, 3]), true, 'Collection branch: <1>; among: <1>, <3>.'],
    [entry('delivery-branch', [1, 3]), false, 'Delivery branch: <2>; not among: <1>, <3>.'],
    [entry('both-branches', [1, 2]), true, 'Collection branch: <1>; Delivery branch: <2>; among: <1>, <2>.'],
    [entry('both-branches', [1]), false, 'Delivery branch: <2>; not among: <1>.'],
    [entry('account-excludes', ['ACM001']), false, 'Account: <ACM001>; among: <ACM001>.'],
    [entry('account-excludes', ['KAR002']), true, 'Account: <ACM001>; not among: <KAR002>.'],
    [entry('status-is', ['submitted']), false, 'Shipment status: not known.'],
    [entry('service-level-excludes', ['ECO']), true, 'Service level: not known, so it is none of these.'],
    [routed, true, 'Collection branch: <1>; Delivery branch: <2>.'],
  ])('%j: %s, because: %s', (one, matched, why) => {
    expect(matches(one, known)).toBe(matched);
    expect(reason(one)).toBe(why);
  });

  it('names the missing branch while the routing is incomplete', () => {
    expect(reason(routed, { collection_branch_id: 1 })).toBe('Delivery branch: not known yet.');
  });

  it('never matches a filter that no longer exists', () => {
    const gone = { filter: 'colour-is', values: ['red'] } as unknown as IntegrationRuleFilter;
    expect(matches(gone, known)).toBe(false);
    expect(reason(gone)).toBe('This filter no longer exists.');
  });
});
