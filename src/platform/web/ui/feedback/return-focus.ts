/** Returns the focus when a dialog that is mounted only while open is closed. */
import { useEffect, useState } from 'react';

/** A menu item disappears with its menu: the button that opened the menu remains. */
function stayingFrom(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : element;
}

/** Where the focus was, or is by now: a dialog that follows another began in one that is gone, and that has returned the focus. */
function openerFrom(before: Element | null): Element | null {
  return before?.isConnected === true ? before : stayingFrom(document.activeElement);
}

/** Where the opener went with what the dialog changed, such as the bar of a selection. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
}

export function useReturnFocus(): void {
  const [before] = useState(() => stayingFrom(document.activeElement));
  useEffect(() => {
    const opener = openerFrom(before);
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      else if (document.activeElement === document.body) focusTitle();
    };
  }, [before]);
}
