/** The name of the current page for the browser tab, so that several open shipments can be told apart. */
import { useEffect } from 'react';
import { createStore } from '../../client/store.ts';

interface PageName {
  readonly text: string;
  /** Whether it is the whole title, without the provider's name (F047, F062). */
  readonly isWhole: boolean;
}

/** Null where the title of the screen is used. */
export const pageName = createStore<PageName | null>(null);

/** Null where the title of the screen is used. */
export function useNamePage(text: string | null): void {
  useName(text, false);
}

/** For pages that replace a screen and may be drawn without the shell, which otherwise sets the title. */
export function useWholeTitle(text: string): void {
  useName(text, true);
  useEffect(() => {
    document.title = text;
  }, [text]);
}

function useName(text: string | null, isWhole: boolean): void {
  useEffect(() => {
    pageName.set(text === null ? null : { text, isWhole });
    return () => pageName.set(null);
  }, [text, isWhole]);
}
