/** What the page that is shown is called, for the tab of the browser: ten open shipments are told apart by it. */
import { useEffect } from 'react';
import { createStore } from '../../client/store.ts';

/** Null where the page leaves it to the title of its screen. */
export const pageName = createStore<string | null>(null);

export function useNamePage(name: string | null): void {
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(null);
  }, [name]);
}
