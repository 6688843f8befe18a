/** A setting's value as a short text, the same in pending changes, search, messages and conditions. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { countryName } from './country.ts';
import { isList, isObject, sameJson } from './json-value.ts';
import { isOn } from './on-off.ts';
import { counted, thousandsApart, unbroken } from './sentence.ts';
import { shapeOf } from '../schema/shape.ts';

/** The title of a choice, or the value itself when it is not one of the choices. */
export function choiceTitle(schema: JsonSchema, value: unknown): string {
  return schema.oneOf?.find((choice) => choice.const === value)?.title ?? String(value);
}

/** The singular of a unit that is a word: one `day`, two `days`. */
function unitFor(unit: string, amount: number): string {
  return amount === 1 && /^[a-z]{3,}s$/.test(unit) ? unit.slice(0, -1) : unit;
}

/** An amount with its unit: `R 200`, `R 100 000`, `-R 12.50`, `15%`, `1 day`, `3 days`, `120 cm`. */
export function amountText(amount: number, unit: unknown): string {
  if (typeof unit !== 'string' || unit === '') return String(amount);
  if (unit === 'R') return `${amount < 0 ? '-' : ''}R${unbroken}${grouped(Math.abs(amount), 2)}`;
  return unit === '%' ? `${grouped(amount)}%` : `${grouped(amount)} ${unitFor(unit, amount)}`;
}

/** Blanks between the thousands of the whole part: `12 345.5`; decimals, if there are any, have at least so many places. */
function grouped(amount: number, places = 0): string {
  const [whole = '', decimals] = String(amount).split('.');
  const apart = thousandsApart(whole);
  return decimals === undefined ? apart : `${apart}.${decimals.padEnd(places, '0')}`;
}

const longest = 80;

/** The text of a value under its schema; `Not set` for no value, `Set` for a secret, never the text of one. */
export function valueText(schema: JsonSchema, value: unknown): string {
  if (schema['x-secret'] === true) return isSet(value) ? 'Set' : 'Not set';
  if (value === undefined || value === null) return 'Not set';
  if (typeof value === 'boolean') return isOn(schema, value) ? 'On' : 'Off';
  if (isList(value) && schema.type === 'array') return listText(schema.items ?? {}, value);
  if (isObject(value) && schema.type === 'object') return objectText(schema, value);
  if (schema.oneOf) return choiceTitle(schema, value);
  if (typeof value === 'number') return amountText(value, schema['x-unit']);
  if (schema.format === 'country' && typeof value === 'string' && value !== '') return countryName(value);
  const text = plainText(schema, typeof value === 'string' ? value : JSON.stringify(value));
  return text === '' ? 'Empty' : cut(text);
}

/** Whether a secret has a value: as stored `{set: true}`, or as typed. */
export function isSet(secret: unknown): boolean {
  return isObject(secret) ? secret['set'] === true : typeof secret === 'string' && secret !== '';
}

function plainText(schema: JsonSchema, text: string): string {
  if (schema.format !== 'html') return text;
  return text
    .slice(0, longest * 20)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function listText(items: JsonSchema, list: readonly unknown[]): string {
  if (list.length === 0) return 'None';
  if (items.type === 'object' || items.type === 'array') return counted(list.length, 'entry', 'entries');
  const shown = list.slice(0, 4).map((item) => valueText(items, item));
  return list.length > shown.length ? `${shown.join(', ')} and ${list.length - shown.length} more` : shown.join(', ');
}

/** Generated members are omitted: the `id` of a list member, and the constant that names its shape. */
function isShown(name: string, property: JsonSchema, value: unknown): boolean {
  return value !== undefined && name !== 'id' && !('const' in property);
}

function objectText(schema: JsonSchema, value: Readonly<Record<string, unknown>>): string {
  const shape = shapeOf(schema, value);
  if (shape) return cut(`${shape.title ?? 'Entry'}: ${objectText(shape, value)}`);
  if (schema.oneOf) return 'Unknown type';
  const parts = Object.entries(schema.properties ?? {})
    .filter(([name, property]) => isShown(name, property, value[name]))
    .map(([name, property]) => `${property.title ?? name}: ${valueText(property, value[name])}`);
  return parts.length === 0 ? 'Empty' : cut(parts.join(', '));
}

/** A name for an object: the first text in it. */
function nameOf(schema: JsonSchema, value: Readonly<Record<string, unknown>>): string | undefined {
  const text = Object.entries(schema.properties ?? {}).find(
    ([name, property]) => property.type === 'string' && isShown(name, property, value[name]) && value[name] !== '',
  );
  return text && valueText(text[1], value[text[0]]);
}

/** The differences between two states of a list member: `Jet Park: City: Benoni → Boksburg`. */
export function memberChangeText(schema: JsonSchema, before: unknown, after: unknown): string {
  const shape = shapeOf(schema, after) ?? schema;
  if (!isObject(before) || !isObject(after) || shapeOf(schema, before) !== shapeOf(schema, after))
    return `${valueText(schema, before)} → ${valueText(schema, after)}`;
  const differences = Object.entries(shape.properties ?? {})
    .filter(([name]) => !sameJson(before[name], after[name]))
    .map(([name, property]) => {
      const [from, to] = [valueText(property, before[name]), valueText(property, after[name])];
      return `${property.title ?? name}: ${from === to ? 'edited' : `${from} → ${to}`}`;
    });
  return [nameOf(shape, before), differences.join(', ')].filter(Boolean).join(': ');
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}
