/** A recognizable text for every secret in the catalogue, and the settings required to store it. */
import { randomBytes } from 'node:crypto';
import type { Catalogue, ConditionMap, JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';

const catalogue: Catalogue = generated;

export const secretSettings: readonly Setting[] = Object.values(catalogue.settings).filter(({ secret }) => secret);

export interface Canary {
  /** The value to store: the mark in the form that the setting's schema requires. */
  readonly value: string;
  /** The text to search for. Letters and digits only, so that encoding does not change it. */
  readonly mark: string;
}

/** Returns a new canary on each call. Throws if no known form fits the schema; add a form here in that case. */
export function canaryFor(setting: Setting): Canary {
  const mark = `Canary${randomBytes(9).toString('hex')}`;
  const forms = [mark, `whsec_${mark}`, `-----BEGIN PRIVATE KEY-----\n${mark}\n-----END PRIVATE KEY-----`];
  const value = forms.find((form) => validateValue(setting, form, validators).length === 0);
  if (value === undefined) throw new Error(`No canary fits ${setting.key}: tests/app/canaries.ts needs another form.`);
  return { value, mark };
}

/** All encodings in which a text may appear. */
export function tracesOf(mark: string): readonly string[] {
  const bytes = Buffer.from(mark);
  // Base64 depends on the offset at which a text begins; its first and last characters mix with adjacent text.
  const shifted = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  );
  return [
    mark,
    mark.toLowerCase(),
    mark.toUpperCase(),
    mark.split('').toReversed().join(''),
    bytes.toString('hex'),
    ...shifted,
  ];
}

/** Settings that make a secret visible and its section complete, by key, and facts about the provider, by name. */
export function needsOf(setting: Setting): { settings: Record<string, unknown>; facts: Record<string, unknown> } {
  const settings: Record<string, unknown> = {};
  const facts: Record<string, unknown> = {};
  const require = (conditions: readonly ConditionMap[]): void => {
    for (const [name, { schema }] of Object.entries(conditions[0] ?? {})) {
      const other = catalogue.settings[name];
      (other ? settings : facts)[name] = satisfying(schema);
      if (other) require(other.visible_when);
    }
  };
  require(setting.visible_when);
  if (setting.visible_when.length === 0) return { settings, facts };
  const section = catalogue.sections[`${setting.tab}/${setting.section}`];
  for (const key of section?.keys ?? []) {
    const beside = catalogue.settings[key];
    const alike = JSON.stringify(beside?.visible_when) === JSON.stringify(setting.visible_when);
    if (beside && alike && !beside.secret && !(key in settings)) settings[key] = beside.schema.examples?.[0];
  }
  return { settings, facts };
}

function satisfying(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const choices = schema['enum'];
  if (Array.isArray(choices)) return choices[0];
  throw new Error(`Nobody knows what satisfies ${JSON.stringify(schema)}: tests/app/canaries.ts needs to learn it.`);
}
