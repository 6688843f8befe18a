/** The invariants of the catalogue, over every setting there is. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import { permission, setting_scope } from '#generated/enums.ts';
import { settings as validators } from '#generated/validators/settings.js';
import type { Catalogue, JsonSchema } from '#engine/schema/catalogue.ts';
import { cellFor, widgetFor } from '#engine/schema/widget.ts';
import { isRequired } from '#engine/values/blank.ts';
import specified from './specified-settings.json' with { type: 'json' };

const catalogue: Catalogue = generated;
const settings = Object.values(catalogue.settings);
const permissions = new Set<string>(permission.map((one) => one.const));

/** Lists of the provider's own records that a value may name, and the fields that name a record. */
const records: Readonly<Record<string, readonly string[]>> = {
  drivers: ['id'],
  branches: ['code'],
  accounts: ['account_code'],
  service_levels: ['code'],
};

function fieldsOf(list: string): readonly string[] {
  const setting = catalogue.settings[list];
  const members = setting?.merge === 'by-id' ? setting.schema.items?.properties : undefined;
  return records[list] ?? Object.keys(members ?? {});
}

const limitsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['maxItems', 'items'],
};

/** A value's schema and all parts of it: members, fields and the shapes of a union; constants only name a shape. */
function nodesOf(schema: JsonSchema): readonly JsonSchema[] {
  const shapes = schema.type === 'object' ? (schema.oneOf ?? []) : [];
  const fields = Object.values(schema.properties ?? {}).filter((field) => field.const === undefined);
  return [schema, ...[...(schema.items ? [schema.items] : []), ...shapes, ...fields].flatMap(nodesOf)];
}

/** An object is closed in every shape; everything else has the limits of its type. */
function isBounded(node: JsonSchema): boolean {
  if (node.type === 'object') return (node.oneOf ?? [node]).every((shape) => shape['additionalProperties'] === false);
  if (node.oneOf || node.type === 'boolean') return true;
  return limitsOf[String(node.type)]?.every((keyword) => node[keyword] !== undefined) ?? false;
}

describe('the catalogue', () => {
  it('F295 has the ten tabs of the specification, in its order', () => {
    expect(catalogue.tabs.map((tab) => [tab.id, tab.title])).toEqual([
      ['general', 'General'],
      ['rates', 'Rates and billing'],
      ['shipments', 'Shipments'],
      ['accounts', 'Accounts'],
      ['manifests', 'Interhub manifests'],
      ['driver', 'Driver app'],
      ['notifications', 'Notifications'],
      ['theme', 'Theme'],
      ['help_center', 'Help centre'],
      ['feature_toggles', 'Feature toggles'],
    ]);
  });

  it.each(Object.entries(specified))('declares every setting of the specification in its tab: %s', (tab, keys) => {
    const inTab = settings.filter((setting) => setting.tab === tab).map((setting) => setting.key);
    expect(inTab).toEqual(expect.arrayContaining(keys));
  });

  it('requires all 247 keys of the specification, each once', () => {
    const keys = Object.values(specified).flat();
    expect(keys).toHaveLength(247);
    expect(new Set(keys).size).toBe(247);
  });

  it('keeps each setting in exactly one section', () => {
    const listed = Object.values(catalogue.sections).flatMap((section) => section.keys);
    expect(listed.toSorted()).toEqual(Object.keys(catalogue.settings).toSorted());
  });
});

describe.each(settings.map((setting) => [setting.key, setting] as const))('%s', (key, setting) => {
  it('has a default and examples that its own validator accepts', () => {
    const { default: fallback, examples = [] } = setting.schema;
    for (const value of [...(fallback === undefined ? [] : [fallback]), ...examples]) {
      expect({ value, valid: validators[key]?.(value) }).toEqual({ value, valid: true });
    }
  });

  it('is explained to people: a title and help that are more than the key, and an example', () => {
    const words = (text = '') => text.toLowerCase().replaceAll(/[^a-z]+/g, '_');
    expect(words(setting.schema.title)).not.toBe(key);
    expect(setting.schema.description?.length).toBeGreaterThan(20);
    expect(setting.schema.description).toMatch(/[.?]$/);
    expect(setting.schema.examples?.length).toBeGreaterThan(0);
  });

  it('can be edited and shown at every depth', () => {
    for (const node of nodesOf(setting.schema)) {
      expect(widgetFor(node)).toBeDefined();
      expect(cellFor(node)).toBeDefined();
    }
  });

  it('is bounded at every depth: texts, numbers, lists and objects', () => {
    expect(nodesOf(setting.schema).filter((node) => !isBounded(node))).toEqual([]);
  });

  it('refers only to lists that exist and to a field that their members have', () => {
    const references = nodesOf(setting.schema).map((node) => node['x-refers-to']);
    const named = references.filter((reference) => typeof reference === 'string');
    const lost = named.filter((reference) => {
      const [list = '', field = ''] = reference.split('.');
      return !fieldsOf(list).includes(field);
    });
    expect(lost).toEqual([]);
  });

  it('can be set somewhere, and every such place asks for a permission that exists', () => {
    const declared = setting_scope.filter((scope) => (setting.scopes as readonly string[]).includes(scope.const));
    expect(declared).toHaveLength(setting.scopes.length);
    for (const scope of declared) {
      const needs: readonly string[] = 'x-permissions' in scope ? scope['x-permissions'] : [];
      expect(needs.length).toBeGreaterThan(0);
      for (const name of needs) expect(permissions).toContain(name);
    }
  });

  it('is guarded by permissions that exist, and a secret never leaves the server', () => {
    for (const name of [...setting.permission.read, ...setting.permission.write]) expect(permissions).toContain(name);
    const kept = [setting.schema.type, setting.exposure];
    expect(setting.secret ? kept : ['string', 'server']).toEqual(['string', 'server']);
  });
});

it('what may be left empty by its own words is not asked for by an asterisk', () => {
  const leavable = settings.filter(({ schema }) => /\bleave (?:it )?empty\b/i.test(schema.description ?? ''));
  expect(leavable.length).toBeGreaterThan(5);
  expect(leavable.filter(({ schema }) => isRequired(schema)).map(({ key }) => key)).toEqual([]);
});
