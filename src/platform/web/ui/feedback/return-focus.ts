/** A window that is there only while it is open gives the focus back to what had it before, when it goes. */
import { useEffect, useState } from 'react';

export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
