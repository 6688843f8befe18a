/** Which widget edits a schema node and which table cell shows it; the generator writes both into the catalogue. */

import type { JsonSchema } from './catalogue.ts';

const byFormat: Readonly<Record<string, string>> = {
  email: 'email',
  'email-list': 'email',
  url: 'url',
  'https-url': 'url',
  'asset-url': 'image-url',
  'phone-za': 'phone',
  'time-of-day': 'time',
  date: 'date',
  'date-time': 'date-time',
  colour: 'colour',
  html: 'html',
  country: 'select',
};

/** Every name that `widgetFor` can return and `x-widget` may use; the renderer registers exactly these. */
export const widgets = [
  'text',
  'textarea',
  'email',
  'url',
  'phone',
  'number',
  'switch',
  'select',
  'radio',
  'colour',
  'time',
  'date',
  'date-time',
  'html',
  'secret',
  'status-list',
  'multi-select',
  'tags',
  'list',
  'rows',
  'object',
  'image-url',
  'matrix',
  'by-cell',
  'checkbox',
  'file',
  'reference',
  'service-level',
  'opt-ins',
  'timed-opt-ins',
  'address',
  'address-type',
  'address-country',
  'pickup-point',
  'packaging',
  'place',
  'tariff-parts',
  'permissions',
] as const;

export type Widget = (typeof widgets)[number];

/** Every name that `cellFor` can return; tables and summaries draw values by it. */
export const cells = [
  'text',
  'number',
  'boolean',
  'choice',
  'choices',
  'colour',
  'date',
  'time',
  'link',
  'html',
  'secret',
  'list',
  'object',
] as const;

export type Cell = (typeof cells)[number];

/** Texts that may be longer than this are edited in a textarea. */
const longText = 160;

/** Up to this many described choices are shown all at once. */
const fewChoices = 4;

function named(name: unknown): Widget | undefined {
  return widgets.find((widget) => widget === name);
}

function widgetForChoices(choices: readonly JsonSchema[]): Widget {
  const described = choices.some((choice) => choice.description !== undefined);
  return described && choices.length <= fewChoices ? 'radio' : 'select';
}

function widgetForList(schema: JsonSchema): Widget {
  const items = schema.items ?? {};
  if (items.oneOf && items.type !== 'object')
    return items.oneOf.some((choice) => 'x-colour' in choice) ? 'status-list' : 'multi-select';
  if (items.format === 'country') return 'multi-select';
  const short =
    items.type === 'string' && !items.format && typeof items.maxLength === 'number' && items.maxLength <= 40;
  return short && schema.uniqueItems === true ? 'tags' : 'list';
}

function widgetForText(schema: JsonSchema): Widget {
  const byName = schema.format === undefined ? undefined : named(byFormat[schema.format]);
  if (byName) return byName;
  return typeof schema.maxLength === 'number' && schema.maxLength > longText ? 'textarea' : 'text';
}

/**
 * The widget of a schema node: `x-widget` first, then `x-secret`, then choices, format and type. Undefined means that
 * nothing can edit the node, which the invariants forbid.
 */
export function widgetFor(schema: JsonSchema): Widget | undefined {
  if (schema['x-widget'] !== undefined) return named(schema['x-widget']);
  if (schema['x-secret'] === true) return 'secret';
  if (schema.type === 'array') return widgetForList(schema);
  if (schema.type === 'object') return 'object';
  if (schema.oneOf) return widgetForChoices(schema.oneOf);
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.type === 'string' ? widgetForText(schema) : undefined;
}

const cellByWidget: Readonly<Record<Widget, Cell>> = {
  text: 'text',
  textarea: 'text',
  email: 'link',
  url: 'link',
  phone: 'link',
  number: 'number',
  switch: 'boolean',
  select: 'choice',
  radio: 'choice',
  colour: 'colour',
  time: 'time',
  date: 'date',
  'date-time': 'date',
  html: 'html',
  secret: 'secret',
  'status-list': 'choices',
  'multi-select': 'choices',
  tags: 'list',
  list: 'list',
  rows: 'list',
  object: 'object',
  'image-url': 'link',
  matrix: 'choices',
  'by-cell': 'list',
  checkbox: 'boolean',
  file: 'text',
  reference: 'text',
  'service-level': 'text',
  'opt-ins': 'list',
  'timed-opt-ins': 'list',
  address: 'object',
  'address-type': 'text',
  'address-country': 'text',
  'pickup-point': 'text',
  packaging: 'text',
  place: 'text',
  'tariff-parts': 'list',
  permissions: 'list',
};

/** The table cell of a schema node; undefined exactly where `widgetFor` is. */
export function cellFor(schema: JsonSchema): Cell | undefined {
  const widget = widgetFor(schema);
  return widget && cellByWidget[widget];
}
