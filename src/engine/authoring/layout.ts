/** Checks of a section's `x-layout` that the vocabulary cannot express: its names exist, are used once and match. */

import type { JsonSchema, SectionLayout } from '../schema/catalogue.ts';
import { settingsInLayout } from '../schema/layout.ts';
import type { CompiledCatalogue } from './compile-catalogue.ts';
import { didYouMean, type Problem } from './problems.ts';
import type { JsonObject, Pointer, SourceFile } from './source.ts';

/** Editors that fit into a table cell. */
const short: ReadonlySet<string> = new Set(['switch', 'number', 'text', 'select', 'time', 'date', 'checkbox']);

/** The layout of a section as written; undefined when it has none. */
export function layoutOf(json: JsonObject): SectionLayout | undefined {
  return json['x-layout'] as unknown as SectionLayout | undefined;
}

/** The members that objects must have in common to be columns of one matrix: their names in order. */
function membersOf(schema: JsonSchema | undefined): string {
  return Object.keys(schema?.properties ?? {}).join(' ');
}

export function layoutInvariants(file: SourceFile, { catalogue }: CompiledCatalogue): readonly Problem[] {
  const layout = layoutOf(file.json);
  if (!layout) return [];
  const problems: Problem[] = [];
  const report = (pointer: Pointer, message: string): void => {
    problems.push({ file: file.path, line: file.lineOf(['x-layout', ...pointer]), message: `x-layout: ${message}` });
  };
  const own = Object.keys((file.json['properties'] ?? {}) as JsonObject);
  const keys = settingsInLayout(layout);
  keys.forEach((key, index) => {
    if (!own.includes(key)) report([], `"${key}" is no setting of this section.${didYouMean(key, own)}`);
    if (keys.indexOf(key) !== index) report([], `"${key}" is named twice.`);
  });
  const settings = keys.flatMap((key) => catalogue.settings[key] ?? []);
  if (layout.kind === 'table') {
    layout.rows.forEach((row, index) => {
      if (row.settings.length !== layout.columns.length)
        report(
          ['rows', index],
          `"${row.title}" has ${row.settings.length} settings for ${layout.columns.length} columns.`,
        );
    });
    for (const { key, widget } of settings)
      if (!short.has(widget)) report([], `the editor of "${key}" does not fit into a cell (${widget}).`);
  } else {
    const [first] = settings;
    for (const { key, schema } of settings)
      if (schema.type !== 'object' || membersOf(schema) !== membersOf(first?.schema))
        report(['settings'], `"${key}" does not have the members of "${first?.key ?? ''}".`);
  }
  return problems;
}
