/** Settings for the command bar: searches all settings of the user's default scope. */
import { searchIndex, type SearchIndex } from '#engine/search/search.ts';
import { session, type Session } from '#platform/web/client/session.ts';
import type { Find } from '#platform/web/module.ts';
import { currentCatalogue, formBaseAt } from './screen/form-base.ts';
import { crumbOf, readableKeys } from './shared/places.ts';
import { addressAt, placeNamed } from './shared/setting-scopes.ts';

const most = 5;
let cached: { readonly of: Session; readonly index: SearchIndex } | undefined;

/** Without values, which only the screen's own search finds. */
function indexNow(): SearchIndex {
  const who = session.get();
  if (cached?.of !== who) {
    const { catalogue, caller, scope } = formBaseAt(currentCatalogue(), placeNamed(new URLSearchParams()));
    cached = { of: who, index: searchIndex(catalogue, readableKeys(catalogue, caller, scope), () => undefined) };
  }
  return cached.index;
}

export const find: Find = async (text) => {
  const catalogue = currentCatalogue();
  const place = placeNamed(new URLSearchParams());
  const found = indexNow()
    .search(text)
    .slice(0, most)
    .flatMap((key) => {
      const setting = catalogue.settings[key];
      const to = addressAt('/settings', place, { setting: key });
      return setting
        ? [{ label: setting.schema.title ?? key, detail: crumbOf(catalogue, setting), to, isRecord: true }]
        : [];
    });
  if (found.length === 0) return [];
  const all = {
    label: `All settings for ‘${text}’`,
    to: addressAt('/settings', place, { search: text }),
    isRecord: true,
  };
  return Promise.resolve([...found, all]);
};
