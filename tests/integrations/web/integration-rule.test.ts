/** The editor of a rule: initial values, available choices, and the changes it sends. */
import { describe, expect, test } from 'vitest';
import type { IntegrationRule } from '#generated/types.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { ruleBase, sentOf, startOf } from '#modules/integrations/web/rule-base.ts';

const rule: IntegrationRule = {
  id: 7,
  name: 'Shop hook',
  type: 'webhook',
  trigger: 'shipment-created',
  filters: [{ filter: 'collection-branch', values: [1] }],
  config: { url: 'https://shop.test', method: 'POST', signing_secret: { set: true } },
  is_enabled: true,
  position: 0,
  revision: 3,
  updated_at: '2026-11-21T10:00:00+02:00',
  updated_by: 'Sipho Staff',
};
const targets = (to: string) => (to === 'branches.id' ? [{ const: 1, title: 'Johannesburg' }] : undefined);
const open = (of: IntegrationRule | null = rule): RecordModel => {
  const known = of ?? undefined;
  return new RecordModel(ruleBase(known, ['matflo', 'webhook'], targets), startOf(known));
};
const fields = (model: RecordModel): readonly string[] => model.findings().map(({ field }) => field);

test('a new rule requires all fields and shows no errors before', () => {
  const model = open(null);
  expect(fields(model)).toEqual(['name', 'type', 'trigger']);
  expect(Object.keys(model.state().schema.properties ?? {})).toEqual(['name', 'type', 'trigger', 'is_enabled']);
});

test('a stored rule is valid, branches are selected by name, and it may keep a system that is no longer offered', () => {
  const model = open();
  expect(fields(model)).toEqual([]);
  const [shape] = model.state().schema.properties?.['filters']?.items?.oneOf ?? [];
  expect(shape?.properties?.['values']?.items?.oneOf).toEqual(targets('branches.id'));
  expect(fields(open({ ...rule, type: 'fastway', config: { api_key: { set: true } } }))).not.toContain('type');
});

test('another system has another connection, and incompatible choices are removed', () => {
  const model = open({ ...rule, trigger: 'tracking-event-created' });
  model.edit(['type'], 'matflo', false);
  const { value, schema } = model.state();
  expect(value).not.toHaveProperty('trigger');
  expect(value['config']).toEqual({});
  expect(Object.keys(schema.properties?.['config']?.properties ?? {})).toEqual(['url', 'warehouse_code', 'api_key']);
});

test('typing keeps the schema, so that the form is not rendered again', () => {
  const model = open();
  const { schema } = model.state();
  model.edit(['name'], 'Other', true);
  expect(model.state().schema).toBe(schema);
});

describe('a secret', () => {
  test('that is not set is absent, and one that is set is sent as it was read', () => {
    const unset = { ...rule, config: { ...rule.config, signing_secret: { set: false } } };
    expect(startOf(unset)['config']).toEqual({ url: 'https://shop.test', method: 'POST' });
    expect(sentOf(startOf(rule), startOf(rule)).config).toEqual(rule.config);
  });

  test('that was cleared is sent as null; one of another system is omitted', () => {
    const model = open();
    model.edit(['config', 'signing_secret'], undefined, false);
    expect(sentOf(model.state().value, model.state().stored).config).toMatchObject({ signing_secret: null });
    model.edit(['type'], 'matflo', false);
    expect(sentOf(model.state().value, model.state().stored).config).toEqual({});
  });

  test('is required again when it would go to another host', () => {
    const matflo = { url: 'https://a.test', warehouse_code: 'A', api_key: { set: true } };
    const model = open({ ...rule, type: 'matflo', config: matflo });
    model.edit(['config', 'url'], 'https://b.test', true);
    expect(fields(model)).toEqual(['config.api_key']);
    model.edit(['config', 'api_key'], 'new', true);
    expect(fields(model)).toEqual([]);
  });
});
