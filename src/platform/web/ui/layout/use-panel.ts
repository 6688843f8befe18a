/** A panel that opens next to a button, such as that of a filter. */

import { useEffect, useState } from 'react';

interface Panel {
  readonly opened: boolean;
  onChange: (opened: boolean) => void;
}

/** Escape closes it even before it has the focus, which moves a moment after the panel is shown. */
export function usePanel(): Panel {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!opened) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpened(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened]);
  return { opened, onChange: setOpened };
}
