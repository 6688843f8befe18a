/** The document title: the page and the provider; screens without a frame set it themselves. */
import { useEffect } from 'react';

export function useDocumentTitle(screen: string | null, provider: string | undefined): void {
  useEffect(() => {
    if (screen !== null) document.title = provider ? `${screen} · ${provider}` : screen;
  }, [screen, provider]);
}
