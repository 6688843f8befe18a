/** Describes a condition: `Terms mode is Window`, `Provider kind is one of Lockers or Counters`. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { isObject } from '../values/json-value.ts';
import { counted, joinWords } from '../values/sentence.ts';
import { amountText, valueText } from '../values/value-text.ts';

function clause(subject: JsonSchema, schema: JsonSchema): string {
  const words = clauses(subject, schema);
  return words.length > 0 ? joinWords(words, 'and') : 'has a fitting value';
}

function clauses(subject: JsonSchema, schema: JsonSchema): string[] {
  const words: string[] = [];
  const enumerated = schema['enum'];
  const [not, contains] = [schema['not'], schema['contains']];
  if ('const' in schema) words.push(`is ${stateOf(subject, schema.const)}`);
  if (Array.isArray(enumerated))
    words.push(
      `is ${joinWords(
        enumerated.map((one) => stateOf(subject, one)),
        'or',
      )}`,
    );
  if (isObject(not)) words.push(negated(clause(subject, not)));
  if (isObject(contains)) words.push(`includes ${clause(subject.items ?? {}, contains).replace(/^is /, '')}`);
  words.push(...limits(subject, schema));
  return words;
}

function limits(subject: JsonSchema, schema: JsonSchema): string[] {
  const words: string[] = [];
  const amount = (keyword: string, text: string) => {
    const limit = schema[keyword];
    if (typeof limit === 'number') words.push(`${text} ${amountText(limit, subject['x-unit'])}`);
  };
  amount('minimum', 'is at least');
  amount('maximum', 'is at most');
  amount('exclusiveMinimum', 'is more than');
  amount('exclusiveMaximum', 'is less than');
  if (schema['minLength'] === 1) words.push('is filled in');
  if (schema['maxLength'] === 0) words.push('is empty');
  if (schema['maxItems'] === 0) words.push('has no entries');
  const fewest = schema['minItems'];
  if (typeof fewest === 'number') words.push(`has at least ${counted(fewest, 'entry', 'entries')}`);
  return words;
}

function stateOf(subject: JsonSchema, value: unknown): string {
  const text = valueText(subject, value);
  return typeof value === 'boolean' ? text.toLowerCase() : text;
}

function negated(words: string): string {
  return words.replace(
    /^(is|has|includes) /,
    (verb) => ({ 'is ': 'is not ', 'has ': 'does not have ' })[verb] ?? 'does not include ',
  );
}

/** A condition on a setting as text, without a full stop; `name` is used when its schema has no title. */
export function settingConditionText(name: string, subject: JsonSchema, schema: JsonSchema): string {
  return `${subject.title ?? name} ${clause(subject, schema)}`;
}

/** The same for a fact. The title of a boolean fact is a clause of its own: `User is staff`. */
export function factConditionText(name: string, subject: JsonSchema, schema: JsonSchema): string {
  const title = subject.title ?? name;
  if (subject.type !== 'boolean' || !('const' in schema)) return `${title} ${clause(subject, schema)}`;
  return schema.const === true ? title : title.replace(' is ', ' isn’t ');
}
