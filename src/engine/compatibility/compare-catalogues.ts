/** Whether a catalogue is compatible with the last release, which stored values and API clients depend on. */

import type { Catalogue, JsonSchema, Setting } from '../schema/catalogue.ts';
import { compareRules, releasedRules, type Declared, type ReleasedRule, type RuleFinding } from './compare-rules.ts';
import { narrowings } from './compare-schemas.ts';
import { isObject } from '../values/json-value.ts';

/** The part of a setting that must stay compatible; texts, conditions and defaults may change freely. */
export type ReleasedSetting = Pick<
  Setting,
  'schema' | 'exposure' | 'scopes' | 'secret' | 'permission' | 'merge' | 'status' | 'since' | 'aliases'
>;

/** `generated/released.json`: the settings of the last release by key, without drafts. */
export interface Released {
  readonly version: string;
  readonly settings: Readonly<Record<string, ReleasedSetting>>;
  /** By id; absent in files of releases that did not contain them. */
  readonly rules?: Readonly<Record<string, ReleasedRule>>;
}

export interface Finding {
  /** The released setting; of a rule the one that shows its error. */
  readonly key: string;
  /** The place inside its value, as in `2.text`; empty for the setting itself. */
  readonly path: string;
  /** The rule concerned, if any. */
  readonly rule?: string;
  readonly code:
    | RuleFinding['code']
    | 'removed'
    | 'alias_removed'
    | 'back_to_draft'
    | 'type_changed'
    | 'narrowed'
    | 'unit_changed'
    | 'secret_changed'
    | 'exposure_changed'
    | 'scope_changed'
    | 'permission_changed';
  /** What changed, whom it affects, and what to do about it. */
  readonly message: string;
}

const inStead =
  'To mean something else, declare a new setting, mark this one deprecated with x-replaced-by, and move stored values with a value migration.';

/**
 * Everything in `declared` that is incompatible with `released`; empty when it only adds and loosens. A key that has
 * become an alias is compared with the setting that has the alias.
 */
export function compareCatalogues(released: Released, declared: Declared): readonly Finding[] {
  const { catalogue: now } = declared;
  const aliases = new Map(
    Object.values(now.settings).flatMap((setting) => setting.aliases.map((alias) => [alias, setting] as const)),
  );
  const findings = Object.entries(released.settings).flatMap(([key, was]): readonly Finding[] => {
    const setting = Object.hasOwn(now.settings, key) ? now.settings[key] : aliases.get(key);
    if (!setting) return [removed(key, was, released, now)];
    return [
      ...statusFindings(key, was, setting, aliases),
      ...accessFindings(key, was, setting),
      ...valueFindings(key, was, setting),
    ];
  });
  const isReleased = (key: string) =>
    [key, ...(now.settings[key]?.aliases ?? [])].some((name) => Object.hasOwn(released.settings, name));
  const rules = released.rules ? compareRules(released.rules, declared, isReleased) : [];
  return [...findings, ...rules.map((finding) => ({ ...finding, path: '' }))];
}

/** The compatibility data of a catalogue: schemas without texts for people, and no drafts. */
export function releasedOf(declared: Declared): Released {
  const { catalogue } = declared;
  const promised = Object.values(catalogue.settings).filter(({ status }) => status !== 'draft');
  return {
    version: catalogue.version,
    settings: Object.fromEntries(
      promised.map(({ key, schema, exposure, scopes, secret, permission, merge, status, since, aliases }) => [
        key,
        { schema: withoutWords(schema), exposure, scopes, secret, permission, merge, status, since, aliases },
      ]),
    ),
    rules: releasedRules(declared, withoutWords),
  };
}

function withoutWords(schema: JsonSchema): JsonSchema {
  return strip(schema) as JsonSchema;
}

const onlyWords = /^(?:title|description|examples|default|x-(?!unit$|unique$).*)$/;

/** Under `properties` every name is a member, even one called `title`. */
function strip(node: unknown, named = false): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => named || !onlyWords.test(name))
      .map(([name, value]) => [
        name,
        name === 'const' || name === 'enum' ? value : strip(value, !named && name === 'properties'),
      ]),
  );
}

function removed(key: string, was: ReleasedSetting, released: Released, now: Catalogue): Finding {
  const fresh = Object.values(now.settings).filter((setting) => !Object.hasOwn(released.settings, setting.key));
  const renamed = fresh.find(
    ({ schema, secret }) => secret === was.secret && narrowings(was.schema, schema).length === 0,
  );
  const rename = renamed ? ` If ${renamed.key} is its new name, add "x-aliases": ["${key}"] to it.` : '';
  const message = `${key} is gone: values stored under it would be lost and saves that name it refused.${rename} Otherwise bring it back with "x-status": "deprecated" and, if there is one, x-replaced-by.`;
  return { key, path: '', code: 'removed', message };
}

function statusFindings(
  key: string,
  was: ReleasedSetting,
  setting: Setting,
  aliases: ReadonlyMap<string, Setting>,
): readonly Finding[] {
  const found: Finding[] = [];
  const lost = was.aliases.filter((alias) => alias !== setting.key && aliases.get(alias) !== setting);
  if (lost.length > 0)
    found.push({
      key,
      path: '',
      code: 'alias_removed',
      message: `The earlier name ${lost.join(', ')} of ${setting.key} is gone: values stored and sent under it are no longer understood. Put it back into x-aliases.`,
    });
  if (setting.status === 'draft')
    found.push({
      key,
      path: '',
      code: 'back_to_draft',
      message: `${setting.key} is a draft again, though people rely on it. Remove "x-status": "draft", or make it "deprecated".`,
    });
  return found;
}

function accessFindings(key: string, was: ReleasedSetting, now: Setting): readonly Finding[] {
  const found: Finding[] = [];
  const report = (code: Finding['code'], message: string) => found.push({ key, path: '', code, message });
  if (was.secret !== now.secret)
    report(
      'secret_changed',
      was.secret
        ? `${key} is no longer secret: its stored text would be shown. Put "x-secret" back. ${inStead}`
        : `${key} is secret now: whoever reads its value gets none, and what is stored in plain text stays so. Remove "x-secret". ${inStead}`,
    );
  if (was.exposure !== now.exposure) report('exposure_changed', exposureMessage(key, was, now));
  const [scopesBefore, scopesNow] = [list(was.scopes), list(now.scopes)];
  if (scopesBefore !== scopesNow)
    report(
      'scope_changed',
      `${key} may be set for ${scopesNow}, and was for ${scopesBefore}: values of other scopes would stop or start to count. Put x-scope back. ${inStead}`,
    );
  for (const kind of ['read', 'write'] as const)
    if (list(was.permission[kind]) !== list(now.permission[kind]))
      report(
        'permission_changed',
        `To ${kind} ${key} one needs ${list(now.permission[kind])} now, and needed ${list(was.permission[kind])}: people would lose or gain it unasked. Put x-permission back. ${inStead}`,
      );
  return found;
}

const width = { server: 0, staff: 1, customer: 2, public: 3 } as const;

function exposureMessage(key: string, was: ReleasedSetting, now: Setting): string {
  const moved = `x-exposure of ${key} goes from ${was.exposure} to ${now.exposure}`;
  return width[now.exposure] > width[was.exposure]
    ? `${moved}: values that were entered for fewer eyes would be shown to more. Put it back. ${inStead}`
    : `${moved}: pages and programs that read it would find nothing. Put it back. ${inStead}`;
}

function valueFindings(key: string, was: ReleasedSetting, now: Setting): readonly Finding[] {
  return narrowings(was.schema, now.schema).map(({ path, code, message }) => {
    const place = path === '' ? key : `${key}, at ${path}`;
    const advice = `Allow again what was allowed. ${inStead}`;
    const hurt =
      code === 'unit_changed' ? 'stored numbers would mean something else' : 'values that were fine would be refused';
    return { key, path, code, message: `${place}: ${message}, so ${hurt}. ${advice}` };
  });
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : [...names].sort().join(', ');
}
