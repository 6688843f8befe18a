/**
 * A button that waits for its work can’t be pressed meanwhile, and browsers take the focus from it: it gets the focus
 * back afterwards. When what it did removes it, the focus moves to the dialog that it was in, or to the page’s title.
 */

/** In milliseconds: a menu or a dialog that closes returns the focus itself. */
const returning = 50;

/** Answers how to end it. */
export function keepButtonFocus(): () => void {
  let watch: MutationObserver | undefined;
  const follow = ({ target }: FocusEvent): void => {
    watch?.disconnect();
    if (!(target instanceof HTMLButtonElement)) return;
    const own = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      if (!target.isConnected) {
        own.disconnect();
        setTimeout(focusRest, returning);
      } else if (!target.disabled) target.focus({ preventScroll: true });
    });
    own.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    watch = own;
  };
  document.addEventListener('focusin', follow);
  return () => {
    watch?.disconnect();
    document.removeEventListener('focusin', follow);
  };
}

function focusRest(): void {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
  (dialog ?? document.querySelector<HTMLElement>('[data-page-title]'))?.focus({ preventScroll: true });
}
