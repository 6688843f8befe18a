/** The settings that a section draws together (`x-layout`). */

import type { Section, SectionLayout } from './catalogue.ts';

/** The settings of a layout, in order. */
export function settingsInLayout(layout: SectionLayout): readonly string[] {
  return layout.kind === 'table' ? layout.rows.flatMap(({ settings }) => settings) : layout.settings;
}

/** The settings drawn together in a section; empty where each has a row of its own. */
export function laidOutTogether({ layout }: Section): ReadonlySet<string> {
  return new Set(layout ? settingsInLayout(layout) : []);
}
