/** A dry run can be made to match whatever filter a rule has: each fact is chosen from the list that the filter's values are from. */
import { describe, expect, it } from 'vitest';
import { filterNamed } from '#modules/integrations/domain/choices.ts';
import { matches } from '#modules/integrations/domain/evaluate-filters.ts';
import { factsOf } from '#modules/integrations/domain/facts.ts';
import { sampleEvent, sampleFacts } from '#modules/integrations/domain/sample-event.ts';
import { integration_filter } from '#generated/enums.ts';
import { integrations } from '#generated/integrations.ts';
import { shipment as samples } from '#generated/samples.ts';
import type { IntegrationFacts, IntegrationTrigger } from '#generated/types.ts';

const filters = integration_filter.map(({ const: id }) => filterNamed(id)!);
const filterValues = ({ shape }: (typeof filters)[number]) => shape.properties?.['values'];
const properties = integrations.facts.properties ?? {};

describe.each(filters.map((filter) => [filter.id, filter] as const))('%s', (_id, filter) => {
  it('reads facts that are chosen from the same list as its values', () => {
    const items = filterValues(filter)?.items;
    for (const name of filter.reads) {
      const { 'x-refers-to': list, oneOf } = properties[name] ?? {};
      expect(list ?? oneOf?.map((one) => one.const), name).toBeTruthy();
      if (items)
        expect(list ?? oneOf?.map((one) => one.const)).toEqual(
          items['x-refers-to'] ?? items.oneOf?.map((one) => one.const),
        );
    }
  });

  it.each(filter.triggers.map((trigger) => [trigger]))(
    'matches a sample at %s with facts that can be chosen',
    (trigger) => {
      const values = [filterValues(filter)?.examples].flat(2).filter(Boolean).concat(1).slice(0, 1) as (
        | string
        | number
      )[];
      const value = filter.operator === 'none-of' ? undefined : values[0];
      const rule = { name: 'Tried' };
      for (const sample of samples) {
        const given = sampleFacts(trigger as IntegrationTrigger, sample.value);
        const facts = {
          ...given,
          ...Object.fromEntries(filter.reads.map((name) => [name, value])),
        } as IntegrationFacts;
        const known = factsOf(sampleEvent(trigger as IntegrationTrigger, rule, sample.value, facts));
        expect(matches({ filter: filter.id, values }, known), sample.id).toBe(true);
      }
    },
  );
});
