/** The browser tab says which page and whose; screens without a frame name themselves. */
import { useEffect } from 'react';

export function useDocumentTitle(screen: string | null, provider: string | undefined): void {
  useEffect(() => {
    if (screen !== null) document.title = provider ? `${screen} · ${provider}` : screen;
  }, [screen, provider]);
}
