/** The layout of the settings screen: tabs, sections, and the lines of a tab in order. */

import { belongsIn, mayShow, writeRefusal, type Caller } from '#engine/state/access.ts';
import type { Catalogue, Scope, Section, Setting, Tab } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import { settingsOf } from '#engine/schema/matrix.ts';
import type { SettingsModel } from './settings-model.ts';

/** One line of a tab: the header of a section, a grid, settings drawn together, or a setting. */
export type Line =
  | { readonly kind: 'section'; readonly id: string; readonly section: Section }
  | { readonly kind: 'matrix'; readonly id: string; readonly section: Section }
  | { readonly kind: 'layout'; readonly id: string; readonly section: Section }
  | { readonly kind: 'setting'; readonly id: string; readonly section: Section };

/** The sections of a tab in screen order. */
export function sectionsOf(catalogue: Catalogue, tab: string): readonly Section[] {
  const sections = catalogue.tabs.find(({ id }) => id === tab)?.sections ?? [];
  return sections.flatMap((id) => catalogue.sections[`${tab}/${id}`] ?? []);
}

/** Settings of a scope that the user may see there, including those hidden by a condition. */
export function readableKeys(catalogue: Catalogue, caller: Caller, scope: Scope): readonly string[] {
  return catalogue.tabs
    .flatMap((tab) => sectionsOf(catalogue, tab.id))
    .flatMap((section) => section.keys)
    .filter((key) => {
      const setting = catalogue.settings[key];
      return setting !== undefined && belongsIn(setting, scope) && mayShow(setting, caller);
    });
}

/** Tabs with at least one setting that the user may see; empty tabs are hidden. */
export function openTabs(catalogue: Catalogue, caller: Caller, scope: Scope): readonly Tab[] {
  const tabs = new Set(readableKeys(catalogue, caller, scope).map((key) => catalogue.settings[key]?.tab));
  return catalogue.tabs.filter(({ id }) => tabs.has(id));
}

/** The first tab with a visible setting that the user may change; undefined where there is none. */
export function firstTabToChange(model: SettingsModel): string | undefined {
  const { catalogue, caller, scope } = model.base;
  const { hidden } = model.state();
  const tabs = new Set(
    readableKeys(catalogue, caller, scope).flatMap((key) => {
      const setting = catalogue.settings[key]!;
      return hidden[key] || writeRefusal(setting, caller, scope) !== undefined ? [] : [setting.tab];
    }),
  );
  return catalogue.tabs.find(({ id }) => tabs.has(id))?.id;
}

/** The visible lines of a tab; a section without visible settings has no header. */
export function linesOf(model: SettingsModel, tab: string): readonly Line[] {
  const { hidden } = model.state();
  const { catalogue, scope } = model.base;
  return sectionsOf(catalogue, tab).flatMap((section) => {
    const keys = section.keys.filter((key) => {
      const setting = catalogue.settings[key];
      return !hidden[key] && setting !== undefined && belongsIn(setting, scope);
    });
    if (keys.length === 0) return [];
    const head: Line = { kind: 'section', id: section.id, section };
    const inGrid = new Set(section.matrix ? settingsOf(section.matrix) : []);
    const grid: readonly Line[] = section.matrix ? [{ kind: 'matrix', id: section.id, section }] : [];
    const together = laidOutTogether(section);
    const layout: readonly Line[] = keys.some((key) => together.has(key))
      ? [{ kind: 'layout', id: section.id, section }]
      : [];
    const rows = keys.filter((key) => !inGrid.has(key) && !together.has(key));
    return [head, ...grid, ...layout, ...rows.map((id): Line => ({ kind: 'setting', id, section }))];
  });
}

/** `Tab › Section` of a setting. */
export function crumbOf(catalogue: Catalogue, setting: Setting): string {
  const tab = catalogue.tabs.find(({ id }) => id === setting.tab);
  return [tab?.title, catalogue.sections[`${setting.tab}/${setting.section}`]?.title].filter(Boolean).join(' › ');
}
