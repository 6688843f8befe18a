/**
 * The validator for answers to custom fields, shared by browser and server. The kinds are fixed, so nothing is compiled
 * at run time; a property test shows that it agrees with the answer's schema.
 */

import type { ValidatorError } from '../schema/catalogue.ts';
import { formats } from '../schema/formats.ts';
import { isMultipleOf } from '../schema/multiple-of.ts';
import { isObject } from '../values/json-value.ts';
import { keywordMessage } from '../validation/keyword-message.ts';
import { fieldErrors, type FieldError } from '../validation/messages.ts';
import { sentence } from '../values/sentence.ts';
import { answerSchema, choicesFor, fileKinds, type Around } from './answer-schema.ts';
import type { ChoiceField, CustomField, DateField, FileField, NumberField, TextField } from './field.ts';

type Finding = Pick<ValidatorError, 'keyword' | 'params'> & { readonly at?: string };

function hasFormat(name: string, text: string): boolean {
  const format = formats[name];
  return format !== undefined && (format instanceof RegExp ? format.test(text) : format(text));
}

const formatOf: Partial<Record<TextField['content'], string>> = {
  email: 'email',
  phone: 'phone-za',
  web_address: 'url',
};

/** User-perceived characters: an emoji of two code units is one. */
function characters(text: string): number {
  return Array.from(text).length;
}

function textFinding({ content, max_length: limit }: TextField, value: unknown): Finding | undefined {
  if (typeof value !== 'string') return { keyword: 'type', params: { type: 'string' } };
  if (value === '') return { keyword: 'minLength', params: { limit: 1 } };
  // A text that is too long in code units may be short enough in characters.
  if (value.length > limit && characters(value) > limit) return { keyword: 'maxLength', params: { limit } };
  const format = formatOf[content];
  if (format && !hasFormat(format, value)) return { keyword: 'format', params: { format } };
  if (content === 'digits' && !/^[0-9]+$/.test(value)) return { keyword: 'pattern', params: {} };
  return undefined;
}

function numberFinding({ minimum, maximum, decimals }: NumberField, value: unknown): Finding | undefined {
  const type = decimals === 0 ? 'integer' : 'number';
  if (typeof value !== 'number' || !Number.isFinite(value)) return { keyword: 'type', params: { type } };
  const multipleOf = Number(`1e-${decimals}`);
  if (!isMultipleOf(value, multipleOf))
    return decimals === 0 ? { keyword: 'type', params: { type } } : { keyword: 'multipleOf', params: { multipleOf } };
  if (minimum !== undefined && value < minimum) return { keyword: 'minimum', params: { limit: minimum } };
  if (maximum !== undefined && value > maximum) return { keyword: 'maximum', params: { limit: maximum } };
  return undefined;
}

function dateFinding({ allowed_days: allowed }: DateField, value: unknown, today: string): Finding | undefined {
  if (typeof value !== 'string') return { keyword: 'type', params: { type: 'string' } };
  if (!hasFormat('date', value)) return { keyword: 'format', params: { format: 'date' } };
  if (allowed === 'past' && value > today) return { keyword: 'formatMaximum', params: { limit: today } };
  if (allowed === 'future' && value < today) return { keyword: 'formatMinimum', params: { limit: today } };
  return undefined;
}

function choiceFinding(field: ChoiceField, value: unknown, stored: unknown): Finding | undefined {
  const offered = new Set<unknown>(choicesFor(field, stored).map(({ id }) => id));
  if (!field.multiple) {
    if (typeof value !== 'string') return { keyword: 'type', params: { type: 'string' } };
    return offered.has(value) ? undefined : { keyword: 'oneOf', params: {} };
  }
  if (!Array.isArray(value)) return { keyword: 'type', params: { type: 'array' } };
  if (value.length === 0) return { keyword: 'minItems', params: { limit: 1 } };
  const strange = value.findIndex((one) => !offered.has(one));
  if (strange >= 0) return { keyword: 'oneOf', params: {}, at: `/${strange}` };
  const repeated = value.findIndex((one, index) => value.indexOf(one) < index);
  if (repeated >= 0) return { keyword: 'uniqueItems', params: { i: repeated, j: value.indexOf(value[repeated]) } };
  return undefined;
}

function fileFinding({ accept, max_size_mb: most }: FileField, value: unknown): Finding | undefined {
  if (!isObject(value)) return { keyword: 'type', params: { type: 'object' } };
  const { id, name, size, media_type: media, ...more } = value;
  const named = typeof id === 'string' && id !== '' && id.length <= 36 && typeof name === 'string' && name !== '';
  if (!named || characters(name) > 200 || Object.keys(more).length > 0) return { keyword: 'type', params: {} };
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > most * 1_000_000)
    return { keyword: 'maximum', params: { limit: most * 1_000_000 } };
  const allowed: readonly unknown[] = accept.flatMap((kind) => fileKinds[kind].media);
  return allowed.includes(media) ? undefined : { keyword: 'enum', params: { allowedValues: allowed } };
}

function finding(field: CustomField, value: unknown, { today, stored }: Around): Finding | undefined {
  switch (field.type) {
    case 'text':
      return textFinding(field, value);
    case 'number':
      return numberFinding(field, value);
    case 'date':
      return dateFinding(field, value, today);
    case 'choice':
      return choiceFinding(field, value, stored);
    case 'checkbox':
      if (typeof value !== 'boolean') return { keyword: 'type', params: { type: 'boolean' } };
      return field.required && !value ? { keyword: 'enum', params: { allowedValues: [true] } } : undefined;
    case 'file':
    default:
      return fileFinding(field, value);
  }
}

/** Whether an answer is blank: nothing was typed, chosen, ticked or uploaded. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** An answer as stored: text is trimmed, and `undefined` means none. An unticked checkbox is an answer. */
export function normalised(field: CustomField, value: unknown): unknown {
  if (isBlank(value)) return undefined;
  if (typeof value !== 'string') return value;
  return field.type === 'text' || field.type === 'date' ? value.trim() : value;
}

/**
 * The errors of one answer; empty when it is valid. It is validated as it would be stored.
 * @param value not blank: missing answers are reported for the whole form
 */
export function validateAnswer(field: CustomField, value: unknown, around: Around): readonly FieldError[] {
  const stored = normalised(field, value);
  const found = finding(field, stored, around);
  if (!found) return [];
  // A file is one value to the user: its errors are shown at the field.
  const instancePath = found.at ?? '';
  const error: ValidatorError = { instancePath, schemaPath: '', keyword: found.keyword, params: found.params };
  return fieldErrors(field.id, answerSchema(field, around), stored, [error]);
}

/** The error for a required field without an answer. */
export function missingAnswer(field: CustomField, around: Around): FieldError {
  const schema = answerSchema(field, around);
  const own = field.type === 'checkbox' ? schema['x-message'] : undefined;
  const message = typeof own === 'string' ? own : sentence(keywordMessage('required', schema, {}, undefined));
  return { field: field.id, code: 'required', message };
}
