/**
 * Keeps the focus in the dialog in front. A dialog does so itself once the focus is in it; it isn't while its first field
 * is disabled or loading, or when what had the focus was removed. The page behind is covered: Tab must not get there.
 * A dialog that names no first field begins at its cross: the next keystroke belongs in its first field.
 */
import { focusable, frontDialog } from './focusable.ts';

/** How long a dialog takes to focus what it begins with, in milliseconds. */
const opening = 60;

/** Keys that would act on the page behind. */
const acting = ['Tab', 'Enter', ' '];

const typed = ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea):not(:disabled)';

function firstIn(dialog: HTMLElement, selector: string): HTMLElement | undefined {
  const found = dialog.querySelector('[class*="-body"]')?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].find((one) => one.getClientRects().length > 0);
}

/** Whatever floats above the dialog, such as the choices of one of its fields, is not in the page itself. */
function isBehind(dialog: Element, focused: Element | null): boolean {
  if (!focused || dialog.contains(focused)) return false;
  return focused === document.body || focused.closest('#root, [aria-modal="true"]') !== null;
}

/** Returns whether it moved the focus. */
function bringIn(): boolean {
  const dialog = frontDialog();
  if (!dialog || !isBehind(dialog, document.activeElement)) return false;
  (firstIn(dialog, focusable) ?? dialog).focus({ preventScroll: true });
  return true;
}

/** Returns a function that ends it. */
export function keepDialogFocus(): () => void {
  const begun = new WeakSet<Element>();
  const enter = ({ target }: FocusEvent): void => {
    const dialog = frontDialog();
    if (!dialog || !(target instanceof Element) || !dialog.contains(target) || begun.has(dialog)) return;
    begun.add(dialog);
    if (dialog.querySelector('[data-autofocus]')) return;
    // It focuses its cross more than once while it opens. What still loads may be its first field, which its form focuses.
    setTimeout(() => {
      if (dialog.querySelector('[data-to-come]')) return;
      if (document.activeElement?.matches('[class*="-close"]')) firstIn(dialog, typed)?.focus({ preventScroll: true });
    }, opening);
  };
  const press = (event: KeyboardEvent): void => {
    if (acting.includes(event.key) && bringIn()) event.preventDefault();
  };
  document.addEventListener('focusin', enter);
  document.addEventListener('keydown', press, true);
  return () => {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('keydown', press, true);
  };
}
