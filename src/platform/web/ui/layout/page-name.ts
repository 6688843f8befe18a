/** The name of the current page for the browser tab, so that several open shipments can be told apart. */
import { useEffect } from 'react';
import { createStore } from '../../client/store.ts';

/** Null where the title of the screen is used. */
export const pageName = createStore<string | null>(null);

export function useNamePage(name: string | null): void {
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(null);
  }, [name]);
}

/** The whole title of the page for what doesn't exist, without the provider's name (F047). */
export const notFoundTitle = 'Page not found';
