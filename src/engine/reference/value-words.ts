/** Describes the allowed values at every depth: kind, limits, choices with their names, fields of members. */

import type { Catalogue, JsonSchema } from '../schema/catalogue.ts';
import { counted, joinWords, sentence } from '../values/sentence.ts';
import { shapesOf } from '../schema/shape.ts';
import { storedAs } from '../values/on-off.ts';
import { amountText } from '../values/value-text.ts';
import type { ReferenceNames } from './names.ts';

export interface ChoiceWords {
  /** As stored. */
  readonly value: string;
  readonly title: string;
  readonly description: string;
}

export interface FieldWords extends ValueWords {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface ShapeWords {
  /** Empty where there is only one. */
  readonly title: string;
  readonly fields: readonly FieldWords[];
}

export interface ValueWords {
  /** Sentences. */
  readonly text: string;
  readonly choices: readonly ChoiceWords[];
  readonly shapes: readonly ShapeWords[];
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'An email address',
  'email-list': 'One or more email addresses, separated by commas',
  url: 'A web address; https:// is optional',
  'https-url': 'A web address that starts with https://',
  'asset-url': 'An https:// address, or a path on your own site such as /brand/logo.svg',
  'phone-za': 'A phone number, such as 082 555 0123 or +27 82 555 0123',
  'time-of-day': 'A time of day, such as 08:30',
  date: 'A date, such as 2026-03-31',
  'date-time': 'A date and time with a time zone',
  colour: 'A colour, such as #1d4f9e',
  html: 'A text with headings, lists, links and pictures; unsafe content is removed',
  version: 'A version number, such as 4.2.1',
  country: 'A country',
  hostname: 'A host name, such as portal.example',
  'tracking-prefix': 'Up to 10 capital letters and digits',
  status: 'A status',
};

/** Describes the allowed values of `schema`. */
export function valueWords(catalogue: Catalogue, schema: JsonSchema, names: ReferenceNames): ValueWords {
  const member = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const text = [kind(catalogue, schema, names), ...further(schema)].map(sentence).join(' ');
  return { text, choices: choicesOf(member), shapes: shapes(catalogue, member, names) };
}

function shapes(catalogue: Catalogue, schema: JsonSchema, names: ReferenceNames): readonly ShapeWords[] {
  if (schema.type !== 'object') return [];
  const several = shapesOf(schema);
  const all = several.length > 0 ? several : [schema];
  return all.map((shape) => ({
    title: several.length > 0 ? (shape.title ?? '') : '',
    fields: Object.entries(shape.properties ?? {})
      .filter(([name, field]) => name !== 'id' && field.const === undefined)
      .map(([name, field]) => ({
        name,
        title: field.title ?? name,
        description: field.description ?? '',
        ...valueWords(catalogue, field, names),
      })),
  }));
}

function choicesOf(schema: JsonSchema): readonly ChoiceWords[] {
  if (schema.type === 'object') return [];
  return (schema.oneOf ?? []).map((choice) => ({
    value: String(choice.const),
    title: choice.title ?? String(choice.const),
    description: choice.description ?? '',
  }));
}

function kind(catalogue: Catalogue, schema: JsonSchema, names: ReferenceNames): string {
  if (schema['x-secret'] === true) return `A secret text${length(schema)}. It can be replaced but not viewed`;
  if (schema.type === 'array') return listKind(catalogue, schema, names);
  if (schema.type === 'object') return shapesOf(schema).length > 0 ? 'One of the types below' : 'The fields below';
  if (schema.oneOf) return `One of ${counted(schema.oneOf.length, 'choice', 'choices')}`;
  if (schema.type === 'boolean') return onOrOff(schema);
  if (typeof schema['x-refers-to'] === 'string') return named(catalogue, schema['x-refers-to'], names);
  if (schema.type === 'number' || schema.type === 'integer') return numberKind(schema);
  return `${formatWords[schema.format ?? ''] ?? 'A text'}${schema.format === 'country' ? '' : length(schema)}`;
}

/** Tells API clients when a switch that is on is stored as false. */
function onOrOff(schema: JsonSchema): string {
  return storedAs(schema, true) ? 'On or off' : 'On or off. On is stored as false';
}

/** The target of `list.field`: a record, or a member of another setting. */
function named(catalogue: Catalogue, reference: string, names: ReferenceNames): string {
  const [list = ''] = reference.split('.');
  const other = catalogue.settings[list]?.schema.title;
  return other === undefined ? oneOf(names.source(list) ?? 'name') : `An entry of “${other}”`;
}

function listKind(catalogue: Catalogue, schema: JsonSchema, names: ReferenceNames): string {
  const { items = {}, minItems, maxItems } = schema;
  const fewest = typeof minItems === 'number' ? minItems : 0;
  const most = typeof maxItems === 'number' ? maxItems : undefined;
  const bounds = most === undefined ? '' : ` ${fewest > 0 ? `${fewest} to ${most}` : `up to ${most}`}`;
  if (choicesOf(items).length > 0) {
    const limited = most !== undefined && most < choicesOf(items).length;
    return `Any of ${counted(choicesOf(items).length, 'choice', 'choices')}${limited || fewest > 0 ? `,${bounds} of them` : ''}`;
  }
  const one = items.type === 'object' ? oneOf(items.title ?? 'entry') : kind(catalogue, items, names);
  const once = schema['uniqueItems'] === true ? ', none twice' : '';
  return `A list of${bounds} entries${once}. Each is ${one.charAt(0).toLowerCase()}${one.slice(1)}`;
}

/** `A bay`, `An account`. */
function oneOf(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'An' : 'A'} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

function numberKind(schema: JsonSchema): string {
  const { minimum, maximum, multipleOf } = schema;
  const unit = schema['x-unit'];
  const what = schema.type === 'integer' ? 'A whole number' : 'A number';
  const from = typeof minimum === 'number' ? ` from ${minimum}` : '';
  const to = typeof maximum === 'number' ? ` to ${amountText(maximum, unit)}` : '';
  return `${what}${from}${to}${typeof multipleOf === 'number' ? `, in steps of ${multipleOf}` : ''}`;
}

function length({ minLength, maxLength }: JsonSchema): string {
  if (typeof maxLength !== 'number') return '';
  return typeof minLength === 'number' && minLength > 1
    ? ` of ${minLength} to ${maxLength} characters`
    : `, up to ${counted(maxLength, 'character', 'characters')}`;
}

/** Constraints besides the type: a described pattern, templates, uniqueness. */
function further(schema: JsonSchema): readonly string[] {
  const message = schema['x-message'];
  const unique = schema['x-unique'];
  const title = (name: unknown) => schema.items?.properties?.[String(name)]?.title ?? String(name);
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...(schema['x-template'] === undefined ? [] : ['It may contain placeholders, which are filled in when it is sent']),
    ...(Array.isArray(unique)
      ? [`No two entries may have the same ${joinWords(unique.map(title), 'and').toLowerCase()}`]
      : []),
  ];
}
