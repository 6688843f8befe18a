/** Invariants of the catalogue, for every setting. */
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

/** Lists of the provider's records that a value may refer to, and the fields that identify a record. */
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

/** A value's schema and all its parts: properties, items and the types of a union; constants only identify a type. */
function nodesOf(schema: JsonSchema): readonly JsonSchema[] {
  const shapes = schema.type === 'object' ? (schema.oneOf ?? []) : [];
  const fields = Object.values(schema.properties ?? {}).filter((field) => field.const === undefined);
  return [schema, ...[...(schema.items ? [schema.items] : []), ...shapes, ...fields].flatMap(nodesOf)];
}

/** Objects are closed in every type of a union; everything else has the limits of its type. */
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

  it('has all 247 keys of the specification, each once', () => {
    const keys = Object.values(specified).flat();
    expect(keys).toHaveLength(247);
    expect(new Set(keys).size).toBe(247);
  });

  it('has each setting in exactly one section', () => {
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

  it('has a title and help that say more than the key, and an example', () => {
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

  it('refers only to existing lists, by a field of their members', () => {
    const references = nodesOf(setting.schema).map((node) => node['x-refers-to']);
    const named = references.filter((reference) => typeof reference === 'string');
    const lost = named.filter((reference) => {
      const [list = '', field = ''] = reference.split('.');
      return !fieldsOf(list).includes(field);
    });
    expect(lost).toEqual([]);
  });

  it('can be set in some scope, and each requires an existing permission', () => {
    const declared = setting_scope.filter((scope) => (setting.scopes as readonly string[]).includes(scope.const));
    expect(declared).toHaveLength(setting.scopes.length);
    for (const scope of declared) {
      const needs: readonly string[] = 'x-permissions' in scope ? scope['x-permissions'] : [];
      expect(needs.length).toBeGreaterThan(0);
      for (const name of needs) expect(permissions).toContain(name);
    }
  });

  it('is protected by existing permissions, and a secret never leaves the server', () => {
    for (const name of [...setting.permission.read, ...setting.permission.write]) expect(permissions).toContain(name);
    const actual = [setting.schema.type, setting.exposure];
    expect(setting.secret ? actual : ['string', 'server']).toEqual(['string', 'server']);
  });
});

it('described as optional does not have an asterisk', () => {
  const leavable = settings.filter(({ schema }) => /\bleave (?:it )?empty\b/i.test(schema.description ?? ''));
  expect(leavable.length).toBeGreaterThan(5);
  expect(leavable.filter(({ schema }) => isRequired(schema)).map(({ key }) => key)).toEqual([]);
});
