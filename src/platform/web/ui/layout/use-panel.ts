/** A panel that opens beside a button, such as a filter's. */

import { useEffect, useState } from 'react';

interface Panel {
  readonly opened: boolean;
  onChange: (opened: boolean) => void;
}

/** Escape closes it also before the focus is in it: the focus follows a moment after the panel is shown. */
export function usePanel(opensAtOnce = false): Panel {
  const [opened, setOpened] = useState(opensAtOnce);
  useEffect(() => {
    if (!opened) return undefined;
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpened(false);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [opened]);
  return { opened, onChange: setOpened };
}
