/**
 * Checks every path, name and condition of `schemas/forms/` against entities, settings and facts: an error names its
 * line and the nearest known name.
 */
import type { JsonSchema } from '../schema/catalogue.ts';
import { anyText } from '../validation/keyword-message.ts';
import { shapesOf } from '../schema/shape.ts';
import {
  callNames,
  columnsIn,
  fieldsIn,
  formFiles,
  groupsIn,
  listOf,
  objectOf,
  recordSchema,
  sharedGroupNames,
  tablesWithCalls,
  type FormField,
} from './forms.ts';
import { didYouMean, type Problem } from './problems.ts';
import type { Definition } from './references.ts';
import { textOf, type Json, type JsonObject, type Pointer, type SourceFile } from './source.ts';

type Definitions = ReadonlyMap<string, Definition>;

interface Known {
  readonly setting: readonly string[];
  readonly fact: readonly string[];
  readonly table: readonly string[];
  readonly call: readonly string[];
}

/** Every error of a form, with its line. */
export function checkForms(
  files: readonly SourceFile[],
  names: { readonly settings: readonly string[]; readonly facts: readonly string[] },
  definitions: Definitions,
): readonly Problem[] {
  const tables = [...tablesWithCalls(files).keys()];
  const call = callNames(files);
  return formFiles(files).flatMap((file) => {
    const fact = [...names.facts, ...Object.keys(objectOf(file.json['facts']))];
    return new FormCheck(file, definitions, { setting: names.settings, fact, table: tables, call }).problems();
  });
}

const nouns: Readonly<Record<keyof Known, string>> = {
  setting: 'setting',
  fact: 'fact',
  table: 'table with a call',
  call: 'call',
};

class FormCheck {
  private readonly file: SourceFile;
  private readonly definitions: Definitions;
  private readonly known: Known;
  private readonly record: JsonSchema;
  private readonly found: Problem[] = [];

  constructor(file: SourceFile, definitions: Definitions, known: Known) {
    this.file = file;
    this.definitions = definitions;
    this.known = known;
    this.record = recordSchema(file, definitions);
  }

  problems(): readonly Problem[] {
    this.checkId();
    if (!this.checkEntities()) return this.found;
    this.checkSharedGroups();
    for (const groups of groupsIn(this.file)) {
      for (const { json, at } of groups) this.checkWhen(json['shown_when'], [...at, 'shown_when'], undefined);
      this.checkFields(fieldsIn(groups));
    }
    listOf(this.file.json['rules']).forEach((rule, index) => this.checkRule(rule, ['rules', index]));
    return this.found;
  }

  /** A shared group is read once per layout that uses it; its errors are reported once. */
  private report(at: Pointer, message: string): void {
    const problem = { file: this.file.path, line: this.file.lineOf(at), message };
    if (!this.found.some((one) => one.line === problem.line && one.message === message)) this.found.push(problem);
  }

  private checkSharedGroups(): void {
    const shared = Object.keys(objectOf(this.file.json['groups']));
    const used = sharedGroupNames(this.file);
    for (const { name, at } of used)
      if (!shared.includes(name)) this.report(at, `"${name}" is no group of this form.${didYouMean(name, shared)}`);
    for (const name of shared)
      if (!used.some((one) => one.name === name)) this.report(['groups', name], `no layout uses the group "${name}".`);
  }

  private checkId(): void {
    const name = this.file.path.split('/').at(-1)?.replace('.json', '').replaceAll('-', '_') ?? '';
    const id = textOf(this.file.json, 'id');
    if (id !== name) this.report(['id'], `the id "${id}" and the name of the file differ; call both "${name}".`);
  }

  private checkEntities(): boolean {
    const ids = [...this.definitions.values()].filter(({ kind }) => kind === 'entity').map(({ id }) => id);
    const entities = objectOf(this.file.json['entities']);
    const named = Object.keys(entities);
    const all: readonly (readonly [Pointer, string])[] =
      named.length > 0
        ? named.map((name) => [['entities', name], textOf(entities, name)])
        : [[['entity'], textOf(this.file.json, 'entity')]];
    const unknown = all.filter(([, id]) => !ids.includes(id));
    for (const [at, id] of unknown) this.report(at, `"${id}" is no entity.${didYouMean(id, ids)}`);
    return unknown.length === 0;
  }

  private checkFields(fields: readonly FormField[]): void {
    const seen = new Set<string>();
    for (const field of fields) {
      const path = textOf(field.json, 'path');
      if (seen.has(path)) this.report([...field.at, 'path'], `"${path}" stands in this layout twice.`);
      seen.add(path);
      const node = this.resolve(this.record, path, [...field.at, 'path']);
      this.checkConditions(field, undefined);
      if (node && field.json['rows'] !== undefined) this.checkRows(field, node);
      if (node) this.checkPattern(field, node);
      if (node) this.checkOffered(field, node);
    }
  }

  private checkRows(field: FormField, { type, items: row }: JsonSchema): void {
    if (type !== 'array' || row?.type !== 'object') {
      this.report([...field.at, 'rows'], `"${textOf(field.json, 'path')}" is no list of objects, so it has no rows.`);
      return;
    }
    for (const column of columnsIn(field)) {
      const node = this.resolve(row, textOf(column.json, 'path'), [...column.at, 'path']);
      if (node) this.checkPattern(column, node);
      this.checkConditions(column, row);
    }
  }

  /** A pattern doesn't say in words what to enter. */
  private checkPattern({ json, at }: FormField, node: JsonSchema): void {
    const said = [node, node.items].find((one) => one?.pattern !== undefined && one.pattern !== anyText);
    if (!said || node['x-message'] !== undefined || said['x-message'] !== undefined) return;
    this.report([...at, 'path'], `"${textOf(json, 'path')}" has a pattern, so its entity needs an x-message for it.`);
  }

  private checkOffered({ json, at }: FormField, { oneOf = [] }: JsonSchema): void {
    const choices = oneOf.map((choice) => String(choice.const));
    for (const [index, value] of ((json['offered'] ?? []) as readonly string[]).entries())
      if (!choices.includes(value))
        this.report([...at, 'offered', index], `"${value}" is no choice of the field.${didYouMean(value, choices)}`);
  }

  private checkConditions({ json, at }: FormField, row: JsonSchema | undefined): void {
    for (const keyword of ['shown_when', 'required_when', 'read_only_when'])
      this.checkWhen(json[keyword], [...at, keyword], row);
    listOf(json['defaults']).forEach((entry, index) => {
      const place: Pointer = [...at, 'defaults', index];
      this.checkWhen(entry['when'], [...place, 'when'], row);
      if (entry['setting'] !== undefined) this.checkName(textOf(entry, 'setting'), 'setting', [...place, 'setting']);
    });
    this.checkReference(json['reference'], [...at, 'reference']);
    if (json['choices_from'] !== undefined)
      this.checkName(textOf(objectOf(json['choices_from']), 'setting'), 'setting', [...at, 'choices_from', 'setting']);
  }

  private checkReference(reference: Json | undefined, at: Pointer): void {
    if (reference === undefined) return;
    const query = objectOf(objectOf(reference)['query']);
    const kind = objectOf(reference)['call'] === undefined ? 'table' : 'call';
    this.checkName(textOf(objectOf(reference), kind), kind, [...at, kind]);
    for (const name of Object.keys(query)) this.checkOperand(textOf(query, name), [...at, 'query', name], undefined);
  }

  private checkWhen(when: Json | undefined, at: Pointer, row: JsonSchema | undefined): void {
    const maps: readonly (readonly [JsonObject, Pointer])[] = Array.isArray(when)
      ? listOf(when).map((map, index) => [map, [...at, index]])
      : [[objectOf(when), at]];
    for (const [map, place] of maps)
      for (const name of Object.keys(map)) this.checkOperand(name, [...place, name], row);
  }

  private checkOperand(name: string, at: Pointer, row: JsonSchema | undefined): void {
    const [kind, ...rest] = name.split('.');
    if (kind === 'value') this.resolve(this.record, rest.join('.'), at);
    else if (kind === 'row' && row) this.resolve(row, rest.join('.'), at);
    else if (kind === 'row') this.report(at, `"${name}": only columns of rows have a row.`);
    else if (kind === 'setting') this.checkName(rest.join('.'), 'setting', at);
    else this.checkName(name, 'fact', at);
  }

  private checkName(name: string, kind: keyof Known, at: Pointer): void {
    if (!this.known[kind].includes(name))
      this.report(at, `"${name}" is no ${nouns[kind]}.${didYouMean(name, this.known[kind])}`);
  }

  private checkRule(rule: JsonObject, at: Pointer): void {
    const ofRows = rule['rows'] !== undefined;
    const rows = ofRows ? this.resolve(this.record, textOf(rule, 'rows'), [...at, 'rows'])?.items : this.record;
    if (rows) this.resolve(rows, textOf(rule, 'field'), [...at, 'field']);
  }

  /** The node at a path; an unknown step is reported with the nearest name. */
  private resolve(from: JsonSchema, path: string, at: Pointer): JsonSchema | undefined {
    let node = from;
    for (const step of path.split('.')) {
      const members = membersOf(node);
      const next = members[step];
      if (!next) {
        const owner = node.title ?? 'the record';
        this.report(at, `"${path}": ${owner} has no field "${step}".${didYouMean(step, Object.keys(members))}`);
        return undefined;
      }
      node = next;
    }
    return node;
  }
}

function membersOf(node: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const shapes = shapesOf(node).map(({ properties }) => properties);
  return Object.assign({}, ...shapes, node.properties) as Readonly<Record<string, JsonSchema>>;
}
