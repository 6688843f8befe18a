/** Moves the focus to the title of a part of the workbench: they share a path, so the shell sees no arrival. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusTitle } from '#platform/web/ui/feedback/return-focus.ts';

/** The key of the page with which a tab begins, where the focus stays as the browser has it. */
const firstPage = 'default';

export function useTitleFocus(isReady: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isReady && key !== firstPage && document.activeElement === document.body) focusTitle();
  }, [isReady, key]);
}
