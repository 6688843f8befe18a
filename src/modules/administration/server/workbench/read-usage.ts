/** The catalogue as a tree with the usage of each setting, for administrators who change a schema. */
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Catalogue, JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { sameJson } from '#engine/values/json-value.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { valueText } from '#engine/values/value-text.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { SettingUsage } from '#generated/types.ts';
import * as validators from '#generated/validators/settings.js';
import type { Access } from '#platform/server/db/access.ts';
import { countProviders, readCensus, type CensusRow } from './repository.ts';

const catalogue: Catalogue = generated;

/** Maximum number of values listed per setting, and of characters per value. */
const maxValues = 5;
const longest = 80;

/** The name of the platform's own values in lists of providers. */
export const platformName = 'Every provider (platform)';

export const secretKeys: readonly string[] = Object.values(catalogue.settings)
  .filter(({ secret, exposure }) => secret || exposure === 'server')
  .flatMap(({ key, aliases }) => [key, ...aliases]);

export interface SchemaTree {
  readonly providers: number;
  readonly tabs: {
    readonly id: string;
    readonly title: string;
    readonly sections: { readonly id: string; readonly title: string; readonly settings: SettingUsage[] }[];
  }[];
}

export async function readUsage(access: Access): Promise<SchemaTree> {
  const [providers, rows] = await Promise.all([countProviders(access), readCensus(access, null, secretKeys)]);
  const byKey = new Map<string, CensusRow[]>();
  for (const row of rows) {
    const key = canonicalKey(catalogue, row.key);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const tabs = catalogue.tabs.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.flatMap((name) => {
      const section = catalogue.sections[`${id}/${name}`];
      if (!section) return [];
      const settings = section.keys.flatMap((key) => {
        const setting = catalogue.settings[key];
        return setting ? [usageOf(setting, byKey.get(key) ?? [])] : [];
      });
      return [{ id: name, title: section.title, settings }];
    }),
  }));
  return { providers, tabs };
}

function usageOf(setting: Setting, rows: readonly CensusRow[]): SettingUsage {
  const { key, schema, secret, status } = setting;
  const shown = secretKeys.includes(key) ? [] : distinct(rows);
  return {
    key,
    title: schema.title ?? key,
    type: typeOf(schema),
    secret,
    status,
    set_by: new Set(rows.flatMap(({ provider_ids }) => provider_ids).filter((id) => id !== 0)).size,
    places: rows.reduce((sum, { places }) => sum + places, 0),
    values: shown.slice(0, maxValues).map(({ value, places }) => ({
      text: cut(valueText(schema, value)),
      places,
      is_default: sameJson(value, schema.default),
    })),
    other_values: Math.max(0, shown.length - maxValues),
    invalid: secret ? [] : [...new Set(rows.filter((row) => isInvalid(setting, row)).flatMap(namesOf))],
  };
}

/** The same value in several scopes is listed once. */
function distinct(rows: readonly CensusRow[]): { value: unknown; places: number }[] {
  const found: { value: unknown; places: number }[] = [];
  for (const { value, places, is_secret } of rows) {
    if (is_secret) continue;
    const known = found.find((one) => sameJson(one.value, value));
    if (known) known.places += places;
    else found.push({ value, places });
  }
  return found.toSorted((left, right) => right.places - left.places);
}

function isInvalid(setting: Setting, { value, is_secret }: CensusRow): boolean {
  if (is_secret || secretKeys.includes(setting.key)) return false;
  return validateValue(setting, value, validators).length > 0;
}

/** The names of the providers in a row. */
export function namesOf({ provider_ids, provider_names }: CensusRow): readonly string[] {
  return provider_ids.map((id, at) => (id === 0 ? platformName : (provider_names[at] ?? '')));
}

function typeOf({ type, format, oneOf, items }: JsonSchema): string {
  if (oneOf) return 'choice';
  if (type === 'array') return items?.oneOf && items.type !== 'object' ? 'choices' : 'list';
  return format ?? type ?? 'any';
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
