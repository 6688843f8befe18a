/** Which changes of drafts in other tabs a page hears of. */
import { afterEach, expect, test, vi } from 'vitest';
import { onDraftElsewhere } from '#modules/administration/web/workbench/stored-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, ['schema-draft:general/general.json', 'schema-draft:rates/vat.json', null]],
  ['rates/vat.json', ['schema-draft:rates/vat.json', null]],
])('%s', (path, heard) => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', new EventTarget());
  const changed: (string | null)[] = [];
  let key: string | null;
  const stop = onDraftElsewhere(path, () => changed.push(key));
  const store = (name: string | null): void => {
    key = name;
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  for (const name of ['schema-draft:general/general.json', 'schema-draft:rates/vat.json', 'theme', null]) store(name);
  expect(changed).toEqual(heard);
  stop();
  store(null);
  expect(changed).toEqual(heard);
});
