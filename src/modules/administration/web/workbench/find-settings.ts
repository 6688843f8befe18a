/** The settings of the catalogue that match a search and a filter, by section. */

import type { SettingUsage } from '#generated/types.ts';
import type { Usage } from './use-usage.ts';

export const filters = [
  { value: 'all', label: 'All' },
  { value: 'unused', label: 'Unused' },
  { value: 'invalid', label: 'Invalid values' },
  { value: 'draft', label: 'Not released' },
] as const;

export type Filter = (typeof filters)[number]['value'];

export type UsageTab = Usage['tabs'][number];
export type UsageSection = UsageTab['sections'][number];

const passes: Readonly<Record<Filter, (setting: SettingUsage) => boolean>> = {
  all: () => true,
  unused: ({ set_by }) => set_by === 0,
  invalid: ({ invalid }) => invalid.length > 0,
  draft: ({ status }) => status === 'draft',
};

/** Every word must occur in a setting's key or title, or in its section's; tabs and sections without a match are omitted. */
export function findSettings({ tabs }: Usage, text: string, filter: Filter): readonly UsageTab[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (section: UsageSection) =>
    section.settings.filter((setting) => {
      const searchText = `${setting.key} ${setting.title} ${section.id} ${section.title}`.toLowerCase();
      return passes[filter](setting) && words.every((word) => searchText.includes(word));
    });
  return tabs.flatMap((tab) => {
    const sections = tab.sections.flatMap((section) => {
      const settings = found(section);
      return settings.length > 0 ? [{ ...section, settings }] : [];
    });
    return sections.length > 0 ? [{ ...tab, sections }] : [];
  });
}

/** Totals of the catalogue. */
export function totalsOf({ tabs, providers }: Usage): Readonly<Record<'providers' | 'settings' | Filter, number>> {
  const all = tabs.flatMap(({ sections }) => sections.flatMap(({ settings }) => settings));
  const count = (filter: Filter) => all.filter(passes[filter]).length;
  return {
    providers,
    settings: all.length,
    all: all.length,
    unused: count('unused'),
    invalid: count('invalid'),
    draft: count('draft'),
  };
}
