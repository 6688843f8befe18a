/** A text to find again for every secret of the catalogue, and what has to be set before it can be stored. */
import { randomBytes } from 'node:crypto';
import type { Catalogue, ConditionMap, JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';

const catalogue: Catalogue = generated;

export const secretSettings: readonly Setting[] = Object.values(catalogue.settings).filter(({ secret }) => secret);

export interface Canary {
  /** What the setting is given: the mark in whatever form its schema wants. */
  readonly value: string;
  /** What is looked for. Letters and digits only, so that no encoding of a text hides it. */
  readonly mark: string;
}

/** A new one each time. Throws when no known form suits the schema: then a form has to be added here. */
export function canaryFor(setting: Setting): Canary {
  const mark = `Canary${randomBytes(9).toString('hex')}`;
  const forms = [mark, `whsec_${mark}`, `-----BEGIN PRIVATE KEY-----\n${mark}\n-----END PRIVATE KEY-----`];
  const value = forms.find((form) => validateValue(setting, form, validators).length === 0);
  if (value === undefined) throw new Error(`No canary fits ${setting.key}: tests/app/canaries.ts needs another form.`);
  return { value, mark };
}

/** Every shape in which a text may come out again. */
export function tracesOf(mark: string): readonly string[] {
  const bytes = Buffer.from(mark);
  // In base64 a text looks different by where it begins; its first and last letters mix with what stands beside it.
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

/** Settings that make a secret visible and its section complete, by key; facts about the provider by their names. */
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
