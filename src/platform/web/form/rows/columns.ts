/** The columns of a table of inputs, from the schema of a list of objects or from a layout. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { widgetFor } from '#engine/schema/widget.ts';
import type { FieldLayout } from '../model/form-definition.ts';
import type { PasteColumn } from '../model/pasted-range.ts';
import type { GridColumn } from './rows-grid.tsx';

export interface Column extends GridColumn, PasteColumn {
  readonly layout: FieldLayout | undefined;
}

const narrow: ReadonlySet<string> = new Set(['number', 'switch', 'checkbox', 'date', 'time', 'colour']);

/** One column of `row`; the layout overrides the schema. Undefined where the row has no such member. */
function columnOf(row: JsonSchema, name: string, layout?: FieldLayout): Column | undefined {
  const path = name.split('.');
  let node: JsonSchema | undefined = row;
  let required = true;
  for (const step of path) {
    required = node?.required?.includes(step) ?? false;
    node = node?.properties?.[step];
  }
  if (!node) return undefined;
  // Help and unit are shown once, in the column heading: cells have no room for them.
  const { description, 'x-unit': unit, ...plain }: JsonSchema = { ...node, ...wordsOf(layout, node) };
  const title = typeof unit === 'string' ? `${plain.title ?? name} (${unit})` : (plain.title ?? name);
  const schema: JsonSchema = { ...plain, title };
  return {
    name,
    path,
    schema,
    layout,
    required,
    title,
    description,
    narrow: narrow.has(widgetFor(schema) ?? ''),
    locked: layout?.computed !== undefined,
  };
}

/** The keywords with which a layout overrides those of a field. */
export function wordsOf(layout: FieldLayout | undefined, { oneOf = [] }: JsonSchema): Partial<JsonSchema> {
  const { title, description, widget, reference, choices = [], offered } = layout ?? {};
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    // Without listed choices any text is allowed.
    ...(choices.length === 0 ? {} : { oneOf: choices.map((choice) => ({ const: choice, title: choice })) }),
    ...(offered === undefined ? {} : { oneOf: oneOf.map((choice) => retiredUnless(offered, choice)) }),
    ...(reference === undefined ? {} : { 'x-widget': 'reference', 'x-reference': reference }),
    ...(widget === undefined ? {} : { 'x-widget': widget }),
  };
}

/** A choice that is not offered is shown only where it is stored. */
function retiredUnless(offered: readonly string[], choice: JsonSchema): JsonSchema {
  return offered.includes(String(choice.const)) ? choice : { ...choice, deprecated: true };
}

/** Every member of the rows that a user fills in: not constants, and not the id that identifies a row. */
export function columnsOf(list: JsonSchema, byId: boolean): readonly Column[] {
  const row = list.items ?? {};
  const names = Object.entries(row.properties ?? {}).filter(
    ([name, one]) => !('const' in one) && !(byId && name === 'id'),
  );
  return names.flatMap(([name]) => columnOf(row, name) ?? []);
}

/** The columns that a layout names. */
export function columnsIn(list: JsonSchema, layouts: readonly FieldLayout[]): readonly Column[] {
  return layouts.flatMap((layout) => columnOf(list.items ?? {}, layout.path, layout) ?? []);
}
