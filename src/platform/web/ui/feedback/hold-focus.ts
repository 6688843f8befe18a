/**
 * Keeps the focus in the dialog in front. A dialog does so itself once the focus is in it; it isn't while its first field
 * is disabled or loading, or when what had the focus was removed. The page behind is covered: Tab must not get there.
 */
import { useEffect } from 'react';

/** In milliseconds: a dialog focuses its first field itself right after it is shown. */
const shown = 60;

const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Whatever floats above the dialog, such as the choices of one of its fields, is not in the page itself. */
function isBehind(dialog: Element, focused: Element | null): boolean {
  if (!focused || dialog.contains(focused)) return false;
  return focused === document.body || focused.closest('#root, [aria-modal="true"]') !== null;
}

/** Returns whether it moved the focus. */
function bringIn(): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
  if (!dialog || !isBehind(dialog, document.activeElement)) return false;
  const inBody = dialog.querySelector('[class*="-body"]')?.querySelectorAll<HTMLElement>(focusable) ?? [];
  const first = [...inBody].find((one) => one.checkVisibility());
  (first ?? dialog).focus({ preventScroll: true });
  return true;
}

export function useHoldFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(bringIn, shown);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && bringIn()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [opened]);
}
