/** A dry run can match every filter: each fact is chosen from the same list as the filter's values. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { filterNamed } from '#modules/integrations/domain/choices.ts';
import { matches } from '#modules/integrations/domain/evaluate-filters.ts';
import { factsOf } from '#modules/integrations/domain/facts.ts';
import { sampleEvent, sampleFacts } from '#modules/integrations/domain/sample-event.ts';
import { integration_filter } from '#generated/enums.ts';
import { integrations } from '#generated/integrations.ts';
import { shipment as samples } from '#generated/samples.ts';

const filters = integration_filter.flatMap(({ const: id }) => filterNamed(id) ?? []);
const properties = integrations.facts.properties ?? {};

/** The source of a list's members or a fact's values: another list by name, or choices. */
function sourceOf({ 'x-refers-to': list, oneOf }: JsonSchema): unknown {
  return list ?? oneOf?.map((one) => one.const);
}

function valuesOf({ shape }: (typeof filters)[number]): JsonSchema {
  return shape.properties?.['values'] ?? {};
}

it('every filter is covered', () => {
  expect(filters.map(({ id }) => id)).toEqual(integration_filter.map((one) => one.const));
});

describe.each(filters.map((filter) => [filter.id, filter] as const))('%s', (_id, filter) => {
  it('reads facts with the same source as its values', () => {
    const { items } = valuesOf(filter);
    for (const name of filter.reads) {
      const offered = sourceOf(properties[name] ?? {});
      expect(offered, name).toBeTruthy();
      expect(offered).toEqual(items ? sourceOf(items) : offered);
    }
  });

  it.each(filter.triggers.map((trigger) => [trigger]))('matches each sample at %s with some facts', (trigger) => {
    const [values = [1]] = (valuesOf(filter).examples ?? []) as (string | number)[][];
    const value = filter.operator === 'none-of' ? undefined : values[0];
    for (const { id, value: sample } of samples) {
      const chosen = Object.fromEntries(filter.reads.map((name) => [name, value]));
      const facts = { ...sampleFacts(trigger, sample), ...chosen };
      const known = factsOf(sampleEvent(trigger, { name: 'Tried' }, sample, facts));
      expect(matches({ filter: filter.id, values }, known), id).toBe(true);
    }
  });
});
