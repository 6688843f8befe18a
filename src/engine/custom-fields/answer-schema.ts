/** The schema of answers to custom fields, from which forms are drawn and errors worded. */

import type { JsonSchema } from '../schema/catalogue.ts';
import {
  answerOf,
  type Answers,
  type ChoiceField,
  type CustomField,
  type FileKind,
  type NumberField,
  type TextField,
} from './field.ts';

/** The media types of each kind of file, and its display names. */
export const fileKinds: Readonly<Record<FileKind, { readonly media: readonly string[]; readonly title: string }>> = {
  pdf: { media: ['application/pdf'], title: 'PDF' },
  image: { media: ['image/jpeg', 'image/png'], title: 'JPG or PNG' },
  csv: { media: ['text/csv'], title: 'CSV' },
};

/** The context in which an answer is validated. */
export interface Around {
  /** The current day in business time, `2026-03-09`. */
  readonly today: string;
  /** The stored answer, if any: a retired choice stays available while it is the answer. */
  readonly stored?: unknown;
}

const textContent: Readonly<Record<TextField['content'], JsonSchema>> = {
  any: { 'x-widget': 'text' },
  email: { format: 'email' },
  phone: { format: 'phone-za' },
  web_address: { format: 'url' },
  digits: { pattern: '^[0-9]+$', 'x-message': 'Use digits only.', 'x-widget': 'text' },
};

function textSchema({ content, multiline, max_length }: TextField): JsonSchema {
  const widget = multiline && content === 'any' ? { 'x-widget': 'textarea' } : {};
  return { type: 'string', minLength: 1, maxLength: max_length, ...textContent[content], ...widget };
}

function numberSchema({ minimum, maximum, decimals, unit }: NumberField): JsonSchema {
  return {
    type: decimals === 0 ? 'integer' : 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(decimals === 0 ? {} : { multipleOf: Number(`1e-${decimals}`) }),
    ...(unit ? { 'x-unit': unit } : {}),
  };
}

/** The available choices: those on offer, and those that the stored answer contains. */
export function choicesFor({ choices }: ChoiceField, stored: unknown): readonly ChoiceField['choices'][number][] {
  const chosen: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  return choices.filter(({ id, retired }) => !retired || chosen.includes(id));
}

function choiceSchema(field: ChoiceField, stored: unknown): JsonSchema {
  const choices = choicesFor(field, stored);
  const none: JsonSchema = { const: '', title: 'No options' };
  const one: JsonSchema = {
    type: 'string',
    minLength: 1,
    oneOf:
      choices.length === 0
        ? [none]
        : choices.map(({ id, label, retired }) => ({
            const: id,
            title: retired ? `${label} (no longer offered)` : label,
          })),
    ...(field.multiple ? {} : { 'x-widget': 'select' }),
  };
  return field.multiple ? { type: 'array', items: one, minItems: 1, uniqueItems: true } : one;
}

/** Whether the field can be answered: not if all of its choices were retired. */
export function isAnswerable(field: CustomField, stored: unknown): boolean {
  return field.type !== 'choice' || choicesFor(field, stored).length > 0;
}

/** Part of a sentence: `PDF, JPG or PNG, at most 10 MB`. */
export function fileLimits(accept: readonly FileKind[], maxSizeMb: number): string {
  return `${accept.map((kind) => fileKinds[kind].title).join(', ')}, at most ${maxSizeMb} MB`;
}

function ownSchema(field: CustomField, { today, stored }: Around): JsonSchema {
  switch (field.type) {
    case 'text':
      return textSchema(field);
    case 'number':
      return numberSchema(field);
    case 'date':
      return {
        type: 'string',
        format: 'date',
        ...(field.allowed_days === 'past' ? { formatMaximum: today } : {}),
        ...(field.allowed_days === 'future' ? { formatMinimum: today } : {}),
      };
    case 'choice':
      return choiceSchema(field, stored);
    case 'checkbox':
      return {
        type: 'boolean',
        'x-widget': 'checkbox',
        ...(field.required ? { enum: [true], 'x-message': 'Tick the box to continue.' } : {}),
      };
    case 'file':
    default:
      return {
        type: 'object',
        'x-widget': 'file',
        'x-file-for': field.id,
        'x-accept': field.accept.flatMap((kind) => fileKinds[kind].media),
        required: ['id', 'name', 'size', 'media_type'],
        additionalProperties: false,
        'x-limits': fileLimits(field.accept, field.max_size_mb),
        'x-message': `Choose another file: ${fileLimits(field.accept, field.max_size_mb)}.`,
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 36 },
          name: { type: 'string', minLength: 1, maxLength: 200 },
          size: { type: 'integer', minimum: 1, maximum: field.max_size_mb * 1_000_000 },
          media_type: { type: 'string', enum: field.accept.flatMap((kind) => fileKinds[kind].media) },
        },
      };
  }
}

/** The schema of one answer, with the field's texts. */
export function answerSchema(field: CustomField, around: Around): JsonSchema {
  return {
    title: field.label,
    ...(field.help ? { description: field.help } : {}),
    ...ownSchema(field, around),
  };
}

/** The schema of all answers of a form: a member per field, by id, in the order of the fields. */
export function answersSchema(
  fields: readonly CustomField[],
  { today, stored }: { readonly today: string; readonly stored: Answers },
): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.id, answerSchema(field, { today, stored: answerOf(stored, field.id) })]),
    ),
    required: fields
      .filter((field) => field.required && isAnswerable(field, answerOf(stored, field.id)))
      .map(({ id }) => id),
    additionalProperties: false,
  };
}
