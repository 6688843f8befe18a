/**
 * Keeps the focus in the dialog in front. A dialog does so itself once the focus is in it; it isn't while its first field
 * is disabled or loading, or when what had the focus was removed. The page behind is covered: Tab must not get there.
 * A dialog that names no first field begins at its cross: the next keystroke belongs in its first field.
 */
import { useEffect } from 'react';

/** In milliseconds: a dialog focuses its first field itself right after it is shown. */
const shown = 60;

const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

const typed = ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea):not(:disabled)';

const front = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);

function firstIn(dialog: HTMLElement, selector: string): HTMLElement | undefined {
  const found = dialog.querySelector('[class*="-body"]')?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].find((one) => one.checkVisibility());
}

/** Whatever floats above the dialog, such as the choices of one of its fields, is not in the page itself. */
function isBehind(dialog: Element, focused: Element | null): boolean {
  if (!focused || dialog.contains(focused)) return false;
  return focused === document.body || focused.closest('#root, [aria-modal="true"]') !== null;
}

/** Returns whether it moved the focus. */
function bringIn(): boolean {
  const dialog = front();
  if (!dialog || !isBehind(dialog, document.activeElement)) return false;
  (firstIn(dialog, focusable) ?? dialog).focus({ preventScroll: true });
  return true;
}

function begin(): void {
  const dialog = front();
  if (!dialog || bringIn() || dialog.querySelector('[data-autofocus]')) return;
  if (document.activeElement?.matches('[class*="-close"]')) firstIn(dialog, typed)?.focus({ preventScroll: true });
}

export function useHoldFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(begin, shown);
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
