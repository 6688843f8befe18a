/** Returns the focus when a dialog that is mounted only while open is closed. */
import { useEffect, useState } from 'react';

/** A menu item disappears with its menu: the button that opened the menu remains. */
function stayingFrom(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  const opener = menu?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : element;
}

export function useReturnFocus(): void {
  const [before] = useState(() => stayingFrom(document.activeElement));
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
