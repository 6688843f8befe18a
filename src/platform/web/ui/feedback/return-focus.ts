/** Returns the focus when a dialog that is mounted only while open is closed. */
import { useEffect, useState } from 'react';

/** A menu item disappears with its menu: the button that opened the menu remains. */
function stayingFrom(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : element;
}

/** The focus is on something, and not on the page as a whole: there it falls when a pressed button is disabled. */
function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}

/** Where the pressed button goes with what it changes, such as the bar of a selection or a step of a form. */
export function focusTitle(options: FocusOptions = { preventScroll: true }): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus(options);
}

export function useReturnFocus(): void {
  const [before] = useState(() => stayingFrom(document.activeElement));
  useEffect(() => {
    // A dialog that follows another began in one that is gone, and that has returned the focus by now.
    const opener = isPlace(before) ? before : stayingFrom(document.activeElement);
    return () => {
      if (isPlace(opener)) opener.focus({ preventScroll: true });
      else if (document.activeElement === document.body) focusTitle();
    };
  }, [before]);
}
