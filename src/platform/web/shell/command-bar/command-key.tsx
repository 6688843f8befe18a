/** Opens the command bar by Ctrl, or Command, and K from anywhere; it loads when it is first wanted. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const load = () => import('./command-bar.tsx');
const CommandBar = lazy(async () => ({ default: (await load()).CommandBar }));
const wanted = new EventTarget();

/** For buttons that open it. */
export function openCommandBar(): void {
  wanted.dispatchEvent(new Event('open'));
}

export function CommandKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (): void => setOpen(true);
    const onKeyDown = (event: KeyboardEvent): void => {
      // It comes while the second key is pressed, so that what is typed next is not lost.
      if (event.key === 'Control' || event.key === 'Meta') load().catch(() => undefined);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    wanted.addEventListener('open', open);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      wanted.removeEventListener('open', open);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandBar onClose={() => setOpen(false)} />
    </Suspense>
  );
}
