/** Opens a form of `schemas/forms/` over a record: combines its schema, compiled validators and layout into one model. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { isList, isObject, type JsonObject } from '#engine/values/json-value.ts';
import { sentence } from '#engine/values/sentence.ts';
import { factsNow } from '../../client/facts.ts';
import { shownSettings } from '../../client/provider-settings.ts';
import { canMeet } from '../../client/session.ts';
import type { FieldLayout, FormDefinition, GroupLayout, Layout } from '../model/form-definition.ts';
import { LayoutConditions, type Around, type Computed, type DerivedFact } from '../model/layout-conditions.ts';
import { RecordModel } from '../model/record-model.ts';
import { checksOf, type Check } from '../model/server-checks.ts';
import { memberAt, withMember } from '../model/with-member.ts';
import { formValidator, type FormValidator, type FormValidators } from '../rjsf/precompiled.ts';

/** The exports of `#generated/forms/<name>.ts`. */
export interface GeneratedForm<Layouts extends string = string> {
  readonly form: Omit<FormDefinition, 'layouts'> & { readonly layouts: Readonly<Record<Layouts, Layout>> };
  readonly validators: FormValidators;
}

export interface FormOptions<Layouts extends string> {
  readonly layout: NoInfer<Layouts>;
  /** The stored record; of a new record its initial value. */
  readonly stored?: JsonObject;
  /** Functions that compute fields, by the names that the layout gives them. */
  readonly computed?: Computed;
  /** Normalizes a changed record, for example fills in fields that depend on a choice. */
  readonly normalize?: (value: JsonObject, before: JsonObject) => JsonObject;
  /** The server checks for fields and groups, by the names that the layout uses. */
  readonly checks?: Readonly<Record<string, Check>>;
  /** Further validation that the record's schema cannot express. */
  readonly further?: (value: JsonObject) => readonly FieldError[];
  /** The form's own facts, in addition to those of the signed-in user. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Facts that change with a field of the record. */
  readonly derived?: Readonly<Record<string, DerivedFact>>;
  /** Facts and settings for conditions; those of the signed-in user when absent. */
  readonly around?: Around;
}

export interface OpenForm {
  readonly model: RecordModel;
  readonly layout: Layout;
  readonly validator: FormValidator;
}

/** The layout with the choices that settings currently list for its fields. */
function withChoices(layout: Layout, setting: Around['setting']): Layout {
  const ofField = (field: FieldLayout): FieldLayout => {
    const { choices_from: from, rows } = field;
    return {
      ...field,
      ...(from && { choices: choicesIn(setting(from.setting), from.member) }),
      ...(rows && { rows: { ...rows, columns: rows.columns.map(ofField) } }),
    };
  };
  const ofGroup = (group: GroupLayout): GroupLayout => ({ ...group, fields: group.fields.map(ofField) });
  return { steps: layout.steps.map((step) => ({ ...step, groups: step.groups.map(ofGroup) })) };
}

/** The texts of a list, or of one member of its objects; retired ones are no longer offered. */
function choicesIn(list: unknown, member: string | undefined): readonly string[] {
  if (!isList(list)) return [];
  const offered = list.filter((item) => !isObject(item) || item['retired'] !== true);
  const texts = offered.map((item) => (member !== undefined && isObject(item) ? item[member] : item));
  return texts.filter((text): text is string => typeof text === 'string');
}

const here: Around = {
  get facts() {
    return factsNow();
  },
  setting: (key) => (shownSettings() as Readonly<Record<string, unknown>>)[key],
};

/** An error of the further validation replaces the schema's error for the same field; rules say their messages without a full stop (F425). */
function saidOnce(bySchema: readonly FieldError[], byBusiness: readonly FieldError[]): readonly FieldError[] {
  const fields = new Set(byBusiness.map(({ field }) => field));
  const sentences = byBusiness.map((error) => ({ ...error, message: sentence(error.message) }));
  return [...bySchema.filter(({ field }) => !fields.has(field)), ...sentences];
}

/**
 * What is wrong with the fields that the layout draws. An object that is not there at all is missing as a whole, which no field could
 * say: it is validated as an empty one, whose fields are missing.
 */
function validateDrawn(validator: FormValidator, { steps }: Layout, value: JsonObject): readonly FieldError[] {
  const found = validator.validate(value);
  const fields = steps.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  const whole = found.reduce<unknown>((before, { field }) => {
    const path = field.split('.');
    const isAbsent = memberAt(before, path) === undefined && fields.some((one) => one.path.startsWith(`${field}.`));
    return isAbsent ? withMember(before, path, {}) : before;
  }, value);
  return whole === value ? found : validator.validate(whole as JsonObject);
}

/**
 * The layout without fields whose choices the user may not read: what they hold stays as it is. An empty field that the
 * record needs stays, since nothing could be saved without it.
 */
function withReadable(layout: Layout, schema: JsonSchema, stored: JsonObject): Layout {
  const isEmpty = (path: string): boolean => memberAt(stored, path.split('.')) === undefined;
  const isOffered = ({ path, reference, required_when: required }: FieldLayout): boolean =>
    canMeet(reference?.permission) || (isEmpty(path) && (required !== undefined || isNeeded(schema, path)));
  const groupsOf = (groups: readonly GroupLayout[]): GroupLayout[] =>
    groups.map((group) => ({ ...group, fields: group.fields.filter(isOffered) }));
  return { steps: layout.steps.map((step) => ({ ...step, groups: groupsOf(step.groups) })) };
}

function isNeeded(schema: JsonSchema, path: string): boolean {
  let node: JsonSchema | undefined = schema;
  for (const step of path.split('.')) {
    if (!node?.required?.includes(step)) return false;
    node = node.properties?.[step];
  }
  return true;
}

export function openForm<Layouts extends string>(
  { form, validators }: GeneratedForm<Layouts>,
  options: FormOptions<Layouts>,
): OpenForm {
  const chosen = withReadable(form.layouts[options.layout], form.schema, options.stored ?? {});
  const layout = withChoices(chosen, (options.around ?? here).setting);
  const validator = formValidator(form, validators);
  const around = options.around ?? here;
  const facts = { ...around.facts, ...options.facts };
  const derived = options.derived && { derived: options.derived };
  const conditions = new LayoutConditions(layout, { ...around, facts, ...derived }, options.computed);
  const model = new RecordModel(
    {
      schemaFor: () => form.schema,
      validate: (value) => saidOnce(validateDrawn(validator, layout, value), options.further?.(value) ?? []),
      ...(options.normalize && { normalize: options.normalize }),
      conditions,
      checks: checksOf(layout, options.checks ?? {}),
    },
    options.stored ?? {},
  );
  return { model, layout, validator };
}
