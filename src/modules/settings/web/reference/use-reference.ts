/** The reference for the signed-in user, and its search, which includes facts. */

import { useMemo } from 'react';
import { mayShow, type Caller } from '#engine/state/access.ts';
import type { Catalogue, JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { referenceNames } from '#engine/reference/names.ts';
import { factsTab, reference, type ReferenceTab } from '#engine/reference/reference.ts';
import type { ReferenceEntry } from '#engine/reference/setting-entry.ts';
import { searchIndex } from '#engine/search/search.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { permission, reference_source, setting_exposure, setting_scope } from '#generated/enums.ts';
import { audienceOf, canNamed, useSession } from '#platform/web/client/session.ts';

const names = referenceNames({
  permissions: permission,
  exposures: setting_exposure,
  scopes: setting_scope,
  sources: reference_source,
});

export interface FoundEntry {
  readonly entry: ReferenceEntry;
  readonly isFact: boolean;
  /** `Tab › Section`. */
  readonly crumb: string;
}

export interface Reference {
  readonly tabs: readonly ReferenceTab[];
  /** By key of a setting or name of a fact. */
  readonly entries: ReadonlyMap<string, FoundEntry>;
  /** Best first. */
  readonly search: (text: string) => readonly FoundEntry[];
}

export function useReference(): Reference {
  const session = useSession();
  return useMemo(() => {
    const audience = audienceOf(session);
    return referenceFor(generated, { audience: audience === 'guest' ? 'public' : audience, can: canNamed });
  }, [session]);
}

/** The settings on this caller's settings screens: for customers those of accounts and users. */
export function referenceFor(catalogue: Catalogue, caller: Caller): Reference {
  const isOnScreen = ({ scopes }: Setting) =>
    caller.audience === 'staff' || scopes.includes('account') || scopes.includes('user');
  const tabs = reference(catalogue, names, (setting) => isOnScreen(setting) && mayShow(setting, caller));
  const entries = new Map(
    tabs.flatMap((tab) =>
      tab.sections.flatMap((section) =>
        section.entries.map((entry): [string, FoundEntry] => [
          entry.key,
          { entry, isFact: tab.id === factsTab, crumb: `${tab.title} › ${section.title}` },
        ]),
      ),
    ),
  );
  let index: ReturnType<typeof searchIndex> | undefined;
  return {
    tabs,
    entries,
    search: (text) => {
      const all = withFacts(catalogue);
      index ??= searchIndex(all, [...entries.keys()], (key) => all.settings[key]?.schema.default);
      return index.search(text).flatMap((key) => entries.get(key) ?? []);
    },
  };
}

/** The catalogue with facts added as settings, for the search. */
function withFacts(catalogue: Catalogue): Catalogue {
  const facts = Object.entries(catalogue.facts).map(([name, schema]) => [name, asSetting(name, schema)] as const);
  return { ...catalogue, settings: { ...catalogue.settings, ...Object.fromEntries(facts) } };
}

function asSetting(key: string, schema: JsonSchema): Setting {
  return {
    key,
    tab: factsTab,
    section: factsTab,
    schema,
    widget: '',
    cell: '',
    exposure: 'staff',
    scopes: [],
    secret: false,
    permission: { read: [], write: [] },
    visible_when: [],
    when_hidden: 'keep',
    merge: 'replace',
    status: 'released',
    since: '',
    aliases: [],
  };
}
