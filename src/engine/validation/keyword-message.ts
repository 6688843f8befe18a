/** The message of each failing keyword: a plain sentence without the setting's name. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { isList } from '../values/json-value.ts';
import { counted, joinWords } from '../values/sentence.ts';
import { amountText, choiceTitle, valueText } from '../values/value-text.ts';

type Params = Readonly<Record<string, unknown>>;

/** The message of one keyword about a node; the caller completes the sentence. */
type Speaker = (schema: JsonSchema, params: Params, value: unknown) => string;

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter an email address',
  'email-list': 'Enter one or more email addresses, separated by commas',
  url: 'Enter a URL',
  'https-url': 'Enter a URL that starts with https://',
  'asset-url': 'Enter a URL that starts with https://, or a path that starts with /',
  'phone-za': 'Enter a phone number',
  'time-of-day': 'Enter a time in hours and minutes',
  date: 'Enter a valid date',
  'date-time': 'Enter a date and time with its offset',
  colour: 'Enter a colour as # and 3, 6 or 8 hexadecimal digits',
  version: 'Enter a version of one to three numbers',
  country: 'Enter the two-letter code of a country',
  hostname: 'Enter a host name',
  'tracking-prefix': 'Enter one to ten capital letters and digits',
};

/** Where the schema has none, or is not known. */
const usualExamples: Readonly<Record<string, string>> = {
  date: ', for example 2026-11-23',
  'date-time': ', for example 2026-11-23T08:00:00+02:00',
};

const typeWords: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  integer: 'Must be a whole number',
  boolean: 'Must be on or off',
  array: 'Must be a list',
  object: 'Must be a group of fields',
};

const atMostListed = 12;

function example(schema: JsonSchema): string {
  const [first] = schema.examples ?? [];
  return typeof first === 'string' || typeof first === 'number' ? `, for example ${first}` : '';
}

/** The example of a valid text: after "invalid format" it would read as one of an invalid text. */
function formatLike({ examples: [first] = [] }: JsonSchema): string {
  return typeof first === 'string' ? `Use a format like ${first}` : 'Has an invalid format';
}

function oneOfChoices(schema: JsonSchema): string {
  const titles = (schema.oneOf ?? [])
    .filter((choice) => 'const' in choice)
    .map((choice) => choice.title ?? String(choice.const));
  return titles.length === 0 ? 'Has an unknown type' : oneOfTitles(titles);
}

function oneOfTitles(titles: readonly string[]): string {
  return titles.length > atMostListed ? 'Choose one of the options' : `Must be ${joinWords(titles, 'or')}`;
}

function bound(words: string, schema: JsonSchema, limit: unknown): string {
  // The other field may not contain a number or text at all; it then has a finding of its own.
  const text = typeof limit === 'number' ? amountText(limit, schema['x-unit']) : typeof limit === 'string' ? limit : '';
  return text === '' ? 'Doesn’t fit the value it is compared with' : `Must be ${words} ${text}`;
}

function ofFormat(schema: JsonSchema, params: Params, value: unknown): string {
  const format = String(params['format']);
  const words = formatWords[format];
  // Only words of its own say what belongs there.
  if (words === undefined && value === '') return 'This is required';
  const shown = example(schema) || (usualExamples[format] ?? '');
  return `${words ?? 'Has an invalid format'}${shown}`;
}

function ofType(schema: JsonSchema, params: Params, value: unknown): string {
  if (value === null || value === undefined) return 'This is required';
  // That null is accepted too is no help to users.
  const types = [params['type']].flat().filter((type) => type !== 'null');
  return `${typeWords[types.join()] ?? 'Has the wrong type'}${example(schema)}`;
}

function repeated(schema: JsonSchema, params: Params, value: unknown): string {
  const places = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b);
  const item = isList(value) ? value[places[0] ?? 0] : undefined;
  const name = typeof item === 'string' || typeof item === 'number' ? ` (${valueText(schema.items ?? {}, item)})` : '';
  return `Entries ${joinWords(
    places.map((place) => String(place + 1)),
    'and',
  )} are the same${name}`;
}

/** The pattern of a text that isn’t blank: what it refuses is blank. */
export const anyText = String.raw`\S`;

/** The pattern of a day, or a second, in a filter of a list (F414). */
export const dayOrSecond = String.raw`^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2}([+-]\d{2}:?\d{2}|Z))?$`;

export const enterDayOrSecond = 'Enter a valid date, for example 2026-11-23 or 2026-11-23 08:00:00Z';

const speakers: Readonly<Record<string, Speaker>> = {
  type: ofType,
  format: ofFormat,
  required: () => 'This is required',
  minLength: (_schema, { limit }, value) =>
    value === '' ? 'This is required' : `Must have at least ${counted(Number(limit), 'character', 'characters')}`,
  maxLength: (_schema, { limit }) => `Must have at most ${counted(Number(limit), 'character', 'characters')}`,
  minimum: (schema, { limit }) => bound('at least', schema, limit),
  maximum: (schema, { limit }) => bound('at most', schema, limit),
  exclusiveMinimum: (schema, { limit }) => bound('more than', schema, limit),
  exclusiveMaximum: (schema, { limit }) => bound('less than', schema, limit),
  formatMinimum: (schema, { limit }) => bound('no earlier than', schema, limit),
  formatMaximum: (schema, { limit }) => bound('no later than', schema, limit),
  formatExclusiveMinimum: (schema, { limit }) => bound('later than', schema, limit),
  formatExclusiveMaximum: (schema, { limit }) => bound('earlier than', schema, limit),
  multipleOf: (schema, { multipleOf }) =>
    multipleOf === 1
      ? 'Must be a whole number'
      : `Must be a multiple of ${amountText(Number(multipleOf), schema['x-unit'])}`,
  pattern: (schema, { pattern }, value) => {
    if (pattern === dayOrSecond) return enterDayOrSecond;
    return value === '' || pattern === anyText ? 'This is required' : formatLike(schema);
  },
  enum: (schema, { allowedValues }) =>
    schema.oneOf ? oneOfChoices(schema) : oneOfTitles(Array.isArray(allowedValues) ? allowedValues.map(String) : []),
  const: (schema, { allowedValue }) => `Must be ${choiceTitle(schema, allowedValue)}`,
  oneOf: oneOfChoices,
  discriminator: () => 'Has an unknown type',
  minItems: (_schema, { limit }) => (limit === 1 ? 'Add at least one entry' : `Add at least ${Number(limit)} entries`),
  maxItems: (_schema, { limit }) => `Keep at most ${counted(Number(limit), 'entry', 'entries')}`,
  uniqueItems: repeated,
  additionalProperties: (_schema, { additionalProperty }) => `Has an unknown field: ${String(additionalProperty)}`,
  unevaluatedProperties: (_schema, { unevaluatedProperty }) => `Has an unknown field: ${String(unevaluatedProperty)}`,
  minProperties: (_schema, { limit }) => `Fill in at least ${counted(Number(limit), 'field', 'fields')}`,
  maxProperties: (_schema, { limit }) => `Fill in at most ${counted(Number(limit), 'field', 'fields')}`,
};

/** The message for a failing keyword on a node, including units, choice titles and the first example. */
export function keywordMessage(keyword: string, schema: JsonSchema, params: Params, value: unknown): string {
  return speakers[keyword]?.(schema, params, value) ?? `Is not valid${example(schema)}`;
}
