/** The reference entry of a setting, from the catalogue alone: the screen and the file show the same. */

import { isRequired } from '../values/blank.ts';
import type { Catalogue, ConditionMap, Rule, Scope, Setting } from '../schema/catalogue.ts';
import { scopeWords } from '../state/access.ts';
import { factConditionText, settingConditionText } from '../conditions/condition-text.ts';
import { dependentsOf } from '../conditions/dependents.ts';
import { requiresReauthentication } from '../schema/reauthentication.ts';
import { joinWords, sentence } from '../values/sentence.ts';
import type { ReferenceNames } from './names.ts';
import { valueLines } from './value-lines.ts';
import { valueWords, type ValueWords } from './value-words.ts';

/** One statement about a setting, under a heading of its own. */
export interface Statement {
  readonly term: string;
  /** Never empty. */
  readonly lines: readonly string[];
}

/** The reference entry of a setting, or of a fact that conditions use. */
export interface ReferenceEntry {
  /** The name, for a fact. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly value: ValueWords;
  readonly statements: readonly Statement[];
}

/** The entry of a setting; only for readers who may see the setting. */
export function settingEntry(catalogue: Catalogue, setting: Setting, names: ReferenceNames): ReferenceEntry {
  const { key, schema } = setting;
  const example = schema.examples?.[0];
  const statements: readonly Statement[] = [
    statement('Required', isRequired(schema) && !setting.secret ? ['Yes'] : []),
    statement('Default', schema.default === undefined ? [] : valueLines(schema, schema.default)),
    statement('Example', example === undefined || setting.secret ? [] : valueLines(schema, example)),
    statement('Scopes', [sentence(joinWords(setting.scopes.map(scopeWords), 'or'))]),
    statement('Visible to', [audience(setting, names)]),
    statement('Changed by', changers(setting, names)),
    statement(
      'Password',
      requiresReauthentication(setting) ? ['Required to change it. Owners are alerted to every change.'] : [],
    ),
    statement('Shown when', shownWhen(catalogue, setting)),
    statement(
      'Rules',
      rulesOf(catalogue, key).map(({ message }) => sentence(message)),
    ),
    statement('Controls visibility of', decides(catalogue, key)),
    statement('Read by', setting.read_by === undefined ? [] : [sentence(setting.read_by.replaceAll('-', ' '))]),
    statement('Lifecycle', lifeCycle(catalogue, setting)),
  ];
  return {
    key,
    title: schema.title ?? key,
    description: schema.description ?? '',
    value: valueWords(catalogue, schema, names),
    statements: statements.filter(({ lines }) => lines.length > 0),
  };
}

/** The entry of a fact. */
export function factEntry(catalogue: Catalogue, name: string, names: ReferenceNames): ReferenceEntry {
  const schema = catalogue.facts[name] ?? {};
  return {
    key: name,
    title: schema.title ?? name,
    description: schema.description ?? '',
    value: valueWords(catalogue, schema, names),
    statements: [statement('Controls visibility of', decides(catalogue, name))].filter(({ lines }) => lines.length > 0),
  };
}

function statement(term: string, lines: readonly string[]): Statement {
  return { term, lines };
}

function audience({ exposure, secret, permission }: Setting, names: ReferenceNames): string {
  const who = secret ? 'No one. Staff see only whether it is set' : names.exposure(exposure);
  const all = permission.read.length === 0 ? [] : [permissions(permission.read, names)];
  const any = permission.read_any?.map((one) => `“${names.permission(one)}”`) ?? [];
  const needs = [...all, ...(any.length === 0 ? [] : [`the permission ${joinWords(any, 'or')}`])];
  return sentence(needs.length === 0 ? who : `${who}. It needs ${joinWords(needs, 'and')}`);
}

function permissions(needed: readonly string[], names: ReferenceNames): string {
  const words = needed.map((one) => `“${names.permission(one)}”`);
  return `the ${needed.length === 1 ? 'permission' : 'permissions'} ${joinWords(words, 'and')}`;
}

/** One line for all scopes that require the same permissions. */
function changers({ scopes, permission }: Setting, names: ReferenceNames): readonly string[] {
  const byNeed = new Map<string, Scope[]>();
  for (const scope of scopes) {
    const needs = permissions([...new Set([...names.needs(scope), ...permission.read, ...permission.write])], names);
    byNeed.set(needs, [...(byNeed.get(needs) ?? []), scope]);
  }
  return [...byNeed].map(([needs, places]) => {
    const where = byNeed.size === 1 ? '' : `${joinWords(places.map(scopeWords), 'or')}: `;
    return sentence(`${where}anyone with ${needs}`);
  });
}

/** The conditions of a list of maps as text; empty for a setting that is always shown. */
export function whenWords(catalogue: Catalogue, maps: readonly ConditionMap[]): readonly string[] {
  const words = maps.map((map) =>
    joinWords(
      Object.entries(map).map(([name, { schema }]) => {
        const subject = catalogue.settings[name]?.schema;
        return subject
          ? settingConditionText(name, subject, schema)
          : factConditionText(name, catalogue.facts[name] ?? {}, schema);
      }),
      'and',
    ),
  );
  return words.length === 0 ? [] : [sentence(words.join('; or '))];
}

function shownWhen(catalogue: Catalogue, { visible_when: maps, when_hidden: hidden }: Setting): readonly string[] {
  const words = whenWords(catalogue, maps);
  if (words.length === 0) return [];
  const note = 'Keeps its value while hidden.';
  return [...words, hidden === 'reset' ? 'Resets when hidden.' : note];
}

/** The rules across settings that read this setting. */
function rulesOf(catalogue: Catalogue, key: string): readonly Rule[] {
  return dependentsOf(catalogue, key).rules;
}

function decides(catalogue: Catalogue, key: string): readonly string[] {
  const titles = dependentsOf(catalogue, key).visibility.map((one) => catalogue.settings[one]?.schema.title ?? one);
  return titles.length === 0 ? [] : [sentence(joinWords([...new Set(titles)], 'and'))];
}

function lifeCycle(catalogue: Catalogue, setting: Setting): readonly string[] {
  const { status, replaced_by: next, aliases } = setting;
  return [
    `Since version ${setting.since}.`,
    ...(status === 'draft' ? ['Draft: can still change.'] : []),
    ...(status === 'deprecated' ? ['Deprecated; shown only where it is set.'] : []),
    ...(next === undefined ? [] : [`Use “${catalogue.settings[next]?.schema.title ?? next}” (${next}) instead.`]),
    ...(aliases.length === 0 ? [] : [`Earlier keys: ${aliases.join(', ')}.`]),
  ];
}
