/** Opens the command bar by Ctrl or Command and K from anywhere; its code loads on first use. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

const load = () => import('./command-bar.tsx');
const CommandBar = lazy(async () => ({ default: (await load()).CommandBar }));
const openRequests = new EventTarget();

/** For buttons that open it. */
export function openCommandBar(): void {
  openRequests.dispatchEvent(new Event('open'));
}

export function CommandKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (): void => setOpen(true);
    const onKeyDown = (event: KeyboardEvent): void => {
      // Starts loading while the first key is held, so that what is typed next is not lost.
      if (event.key === 'Control' || event.key === 'Meta') load().catch(() => undefined);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    openRequests.addEventListener('open', open);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      openRequests.removeEventListener('open', open);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  const keys = useEarlyKeys(isOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandBar {...keys} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Keys typed before the bar is ready go into its input, not to the page behind it. */
function useEarlyKeys(isOpen: boolean): { readonly typed: () => string; readonly onReady: () => void } {
  const text = useRef('');
  const isReady = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    text.current = '';
    isReady.current = false;
    const recordKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isReady.current || ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key.length === 1) text.current += key;
    };
    document.addEventListener('keydown', recordKey, { capture: true });
    return () => document.removeEventListener('keydown', recordKey, { capture: true });
  }, [isOpen]);
  const typed = useCallback(() => text.current, []);
  const onReady = useCallback(() => {
    isReady.current = true;
  }, []);
  return { typed, onReady };
}
