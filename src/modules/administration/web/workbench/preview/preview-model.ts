/** A form over the real catalogue with the edited section: conditions are evaluated here, values by the server. */

import { environmentOf } from '#platform/domain/environment.ts';
import type { Catalogue, Condition, Scope, Validator, Validators } from '#engine/schema/catalogue.ts';
import { isObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { plainCondition } from '#engine/conditions/plain-condition.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { boot } from '#platform/web/client/boot.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import type { Assembled, Values } from '../use-validation.ts';

const running: Catalogue = generated;

/** The running catalogue with the edited section, whose tab contains nothing else. */
function catalogueWith({ section, settings }: Assembled): Catalogue {
  const place = `${section.tab}/${section.id}`;
  const others = Object.entries(running.settings).filter(
    ([, setting]) => `${setting.tab}/${setting.section}` !== place,
  );
  const tabs = running.tabs.map((tab) => (tab.id === section.tab ? { ...tab, sections: [section.id] } : tab));
  return {
    ...running,
    tabs,
    sections: { ...running.sections, [place]: section },
    settings: { ...Object.fromEntries(others), ...settings },
  };
}

/** The server's errors of the entered values; read whenever the form validates. */
export class Verdicts {
  private errors: ReadonlyMap<string, readonly FieldError[]> = new Map();
  private failed: ReadonlySet<string> = new Set();

  /** Returns whether the errors changed. */
  set(values: Values, errors: readonly FieldError[], failedRules: readonly string[]): boolean {
    const next = new Map(
      Object.entries(values).map(([key, value]) => [
        nameOf(key, value),
        errors.filter(({ field }) => field === key || field.startsWith(`${key}.`)),
      ]),
    );
    const moved =
      JSON.stringify([...next]) !== JSON.stringify([...this.errors]) || failedRules.join() !== [...this.failed].join();
    this.errors = next;
    this.failed = new Set(failedRules);
    return moved;
  }

  on(key: string, value: unknown): readonly FieldError[] {
    return this.errors.get(nameOf(key, value)) ?? [];
  }

  fails(rule: string): boolean {
    return this.failed.has(rule);
  }
}

function nameOf(key: string, value: unknown): string {
  return `${key} ${JSON.stringify(value)}`;
}

const anything: Validator = () => true;

/** Every condition of the section, its settings and the rows of its grid, by the name that it reads. */
export function conditionsIn({ section, settings }: Assembled): readonly (readonly [string, Condition])[] {
  const rows = section.matrix?.rows ?? [];
  const maps = [
    ...section.visible_when,
    ...Object.values(settings).flatMap(({ visible_when }) => visible_when),
    ...rows.flatMap(({ visible_when }) => visible_when.flat()),
  ];
  return maps.flatMap((map) => Object.entries(map));
}

function validatorsWith(assembled: Assembled, verdicts: Verdicts): Validators {
  const { section } = assembled;
  const conditions = conditionsIn(assembled)
    .map(([, condition]) => condition)
    .map(({ test, schema }) => [test, plainCondition(schema)] as const);
  return {
    settings: { ...validators.settings, ...Object.fromEntries(section.keys.map((key) => [key, anything])) },
    conditions: { ...Object.fromEntries(conditions), ...validators.conditions },
    rules: {
      ...validators.rules,
      ...Object.fromEntries(section.rules.map(({ test, id }) => [test, () => !verdicts.fails(id)])),
    },
    further: (key, value) => verdicts.on(key, value),
  };
}

/** The scope in which most of the section may be set. */
function scopeOf({ section, settings }: Assembled): Scope {
  const scopes = section.keys.flatMap((key) => settings[key]?.scopes ?? []);
  return scopes.includes('provider') ? 'provider' : (scopes[0] ?? 'provider');
}

/** The facts for the viewer: a platform administrator at the provider of this host. */
export function factsHere(): Values {
  const { provider } = boot();
  return {
    'provider.kind': provider.kind,
    'provider.status': provider.status,
    'user.is_platform_admin': true,
    'user.is_staff': true,
    'user.is_internal': true,
    environment: provider.environment ?? environmentOf(location.host),
  };
}

/** @param tried facts, and settings of other sections with a value other than the default */
export function previewModel(assembled: Assembled, verdicts: Verdicts, tried: Values): SettingsModel {
  const base = {
    catalogue: catalogueWith(assembled),
    validators: validatorsWith(assembled, verdicts),
    // The platform administrator sees the form with all permissions.
    caller: { audience: 'staff' as const, can: () => true },
    scope: scopeOf(assembled),
    facts: tried,
  };
  const elsewhere = Object.entries(tried).filter(([name]) => name in running.settings);
  const values = Object.fromEntries(elsewhere.map(([key, value]) => [key, { value }]));
  const model = new SettingsModel(base, { revision: 0, layers: [{ scope: base.scope, values }] });
  model.attempt();
  return model;
}

/** The drafts that the server can validate: of the section, and of a secret only its text. */
export function triedValues({ section }: Assembled, drafts: Values): Values {
  const tried = section.keys.filter((key) => drafts[key] !== undefined && !isSetMark(drafts[key]));
  return Object.fromEntries(tried.map((key) => [key, drafts[key]]));
}

function isSetMark(value: unknown): boolean {
  return isObject(value) && value['set'] === true;
}
