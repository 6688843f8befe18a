/** Offered choices and validation agree: the editor's schema and the server's result are the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersAt, offeredTypes, secretsOf, triggersOf } from '#modules/integrations/domain/choices.ts';
import { impossibleChoices } from '#modules/integrations/domain/impossible-choices.ts';
import { rulePartsOf } from '#modules/integrations/domain/rule-parts.ts';
import { ruleSchema } from '#modules/integrations/domain/rule-schema.ts';
import { settleRule } from '#modules/integrations/domain/normalize-rule.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { integration_filter, integration_trigger, integration_type } from '#generated/enums.ts';
import { integrations } from '#generated/integrations.ts';

const types = integration_type.map((one) => one.const);
const triggers = integration_trigger.map((one) => one.const);
const everyFilter = integration_filter.map((one) => one.const);

/** A rule with the first example of everything; filters have values only if they compare. */
function ruleOf(type: string, trigger: string, filters: readonly string[]): Record<string, unknown> {
  const fields = Object.entries(integrations.types[type as (typeof types)[number]].config.properties ?? {});
  const config = fields.map(([name, field]) => [name, field['default'] ?? (field['examples'] as unknown[])[0]]);
  const entries = filters.map((filter) => {
    const { shape } = integrations.filters[filter as (typeof everyFilter)[number]];
    const values = shape.properties?.['values'];
    return values ? { filter, values: (values['examples'] as unknown[])[0] } : { filter };
  });
  return { name: 'Rule', type, trigger, filters: entries, config: Object.fromEntries(config), is_enabled: true };
}

const valid = fc.tuple(fc.constantFrom(...types), fc.nat(), fc.nat()).map(([type, at, pick]) => {
  const trigger = triggersOf(type)[at % triggersOf(type).length] ?? 'shipment-created';
  const possible = filtersAt(trigger).map(({ id }) => id);
  return ruleOf(
    type,
    trigger,
    possible.filter((_, index) => ((pick >> index) & 1) === 1),
  );
});
const any = fc
  .tuple(fc.constantFrom(...types), fc.constantFrom(...triggers), fc.subarray(everyFilter))
  .map(([type, trigger, filters]) => ruleOf(type, trigger, filters));

describe('compatibility', () => {
  it('F337 tracking events trigger webhooks only; everything else triggers every system', () => {
    for (const type of types)
      expect(triggersOf(type)).toEqual(
        type === 'webhook' ? triggers : triggers.filter((one) => one !== 'tracking-event-created'),
      );
  });

  it('F338 a filter can be selected only if its trigger provides the data', () => {
    const offered = (trigger: string): readonly string[] => {
      const { items } = ruleSchema('webhook', trigger, types).properties?.['filters'] ?? {};
      return (items?.oneOf ?? []).map((shape) => String(shape.properties?.['filter']?.const));
    };
    const everywhere = everyFilter.filter((one) => triggers.every((trigger) => offered(trigger).includes(one)));
    const only = (trigger: string): readonly string[] =>
      offered(trigger).filter((one) => !everywhere.some((other) => other === one));
    expect(everywhere).toHaveLength(7);
    expect(only('shipment-created')).toEqual(['routing-complete', 'status-is']);
    expect(only('shipment-updated')).toEqual(['routing-complete', 'status-is']);
    expect(only('hub-scanner')).toEqual(['status-is']);
    expect(only('outbounded')).toEqual(['manifest-destination-branch', 'status-is']);
    expect(only('tracking-event-created')).toEqual(['tracking-status-is']);
  });

  it('F336 Fastway is offered once it is turned on, the others always', () => {
    const offered = (on: unknown): readonly string[] => offeredTypes(() => on);
    expect(offered(true)).toEqual(types);
    for (const off of [false, undefined, null, 'true']) expect(offered(off)).toEqual(types.slice(0, -1));
  });

  it('a rule made of offered choices is always valid', () => {
    fc.assert(
      fc.property(valid, (rule) => {
        expect(impossibleChoices(rule, types)).toEqual([]);
        expect(validateRecord(rulePartsOf(rule))).toEqual([]);
      }),
    );
  });

  it('changing system or trigger removes what is impossible, keeps what is possible, and is stable', () => {
    fc.assert(
      fc.property(any, any, (before, change) => {
        const after = settleRule({ ...before, type: change['type'], trigger: change['trigger'] }, before);
        expect(impossibleChoices(after, types)).toEqual([]);
        expect(settleRule(after, after)).toBe(after);
        const filters = after['filters'] as readonly { filter: string }[];
        const possible = after['trigger'] === undefined ? everyFilter : filtersAt(after['trigger']).map(({ id }) => id);
        const had = (before['filters'] as readonly { filter: string }[]).filter(({ filter }) =>
          possible.some((one) => one === filter),
        );
        expect(filters).toEqual(had);
      }),
    );
  });

  it('another system starts without the credentials of the previous one', () => {
    const before = ruleOf('matflo', 'shipment-created', []);
    const after = settleRule({ ...before, type: 'fastway' }, before);
    for (const name of secretsOf('matflo')) expect(after['config']).not.toHaveProperty(name);
  });
});
