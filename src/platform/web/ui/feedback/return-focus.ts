/** A window that is there only while it is open gives the focus back to what had it before, when it goes. */
import { useEffect, useState } from 'react';

/** An item of a menu goes with its menu: what stays is the button that opened it. */
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
