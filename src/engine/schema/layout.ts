/** Which settings a section draws together (`x-layout`). */

import type { Section, SectionLayout } from './catalogue.ts';

/** The settings that a layout draws, in its order. */
export function settingsInLayout(layout: SectionLayout): readonly string[] {
  return layout.kind === 'table' ? layout.rows.flatMap(({ settings }) => settings) : layout.settings;
}

/** Those of a section; empty where each of its settings has a row of its own. */
export function laidOutTogether({ layout }: Section): ReadonlySet<string> {
  return new Set(layout ? settingsInLayout(layout) : []);
}
