/** The whole settings reference in screen order: tabs, sections and settings, then the facts that conditions use. */

import type { Catalogue, Setting } from '../schema/catalogue.ts';
import { conditionNames } from '../conditions/condition.ts';
import type { ReferenceNames } from './names.ts';
import { factEntry, settingEntry, whenWords, type ReferenceEntry } from './setting-entry.ts';

export interface ReferenceSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shownWhen: readonly string[];
  readonly entries: readonly ReferenceEntry[];
}

export interface ReferenceTab {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly ReferenceSection[];
}

/** The id of the last tab, which contains no settings. */
export const factsTab = 'facts';

/** @param may whether the reader may see a setting; sections and tabs without visible settings are omitted */
export function reference(
  catalogue: Catalogue,
  names: ReferenceNames,
  may: (setting: Setting) => boolean = () => true,
): readonly ReferenceTab[] {
  const shown = (key: string) => {
    const setting = catalogue.settings[key];
    return setting && may(setting) ? [setting] : [];
  };
  const sectionsOf = (tab: string, ids: readonly string[]) =>
    ids.flatMap((id) => {
      const section = catalogue.sections[`${tab}/${id}`];
      const settings = section?.keys.flatMap(shown) ?? [];
      if (!section || settings.length === 0) return [];
      const { title, description, visible_when: when } = section;
      const entries = settings.map((setting) => settingEntry(catalogue, setting, names));
      return [{ id, title, description, shownWhen: whenWords(catalogue, when), entries }];
    });
  const tabs = catalogue.tabs.map(({ id, title, description, sections }) => ({
    id,
    title,
    description,
    sections: sectionsOf(id, sections),
  }));
  return [...tabs, facts(catalogue, names, Object.keys(catalogue.settings).flatMap(shown))].filter(
    ({ sections }) => sections.length > 0,
  );
}

/** The facts that affect any of `settings`. */
function facts(catalogue: Catalogue, names: ReferenceNames, settings: readonly Setting[]): ReferenceTab {
  const conditionKeys = new Set(settings.flatMap((setting) => conditionNames(setting.visible_when)));
  const entries = Object.keys(catalogue.facts)
    .filter((name) => conditionKeys.has(name))
    .map((name) => factEntry(catalogue, name, names));
  const description = 'Facts that decide whether a setting is shown.';
  const section = { id: factsTab, title: 'Facts', description: '', shownWhen: [], entries };
  return { id: factsTab, title: 'Facts', description, sections: entries.length === 0 ? [] : [section] };
}
