/** Whether the system is set to light or dark, as tokens.css reads it too; the component kit has to be told. */
import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';

function listen(changed: () => void): () => void {
  const query = matchMedia(dark);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useSystemScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    listen,
    () => (matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  );
}
