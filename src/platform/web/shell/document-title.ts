/** The browser tab says which screen and whose; screens that name themselves are left alone. */
import { useEffect } from 'react';

export function useDocumentTitle(screen: string | null, provider: string | undefined): void {
  useEffect(() => {
    if (screen !== null) document.title = provider ? `${screen} · ${provider}` : screen;
  }, [screen, provider]);
}
