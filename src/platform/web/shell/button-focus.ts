/**
 * A button that waits for its work can’t be pressed meanwhile, and browsers take the focus from it: it gets the focus
 * back afterwards. When what it did removes it, the focus moves to the dialog that it was in, or to the page’s title.
 * A button that the user leaves isn’t given the focus again, although the page may change in the same moment.
 */

/** In milliseconds: a menu or a dialog that closes returns the focus itself. */
const returning = 50;

/** Returns a function that ends it. */
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
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const watched = watch;
    if (relatedTarget) return watched?.disconnect();
    // Whether it is being removed shows once the script that removes it has ended.
    queueMicrotask(() => {
      const isLeft = target instanceof HTMLButtonElement && target.isConnected && !target.disabled;
      if (isLeft && document.activeElement !== target) watched?.disconnect();
    });
  };
  document.addEventListener('focusin', follow);
  // Before the listeners of components, which may change the page.
  document.addEventListener('focusout', leave, true);
  return () => {
    watch?.disconnect();
    document.removeEventListener('focusout', leave, true);
    document.removeEventListener('focusin', follow);
  };
}

function focusRest(): void {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
  (dialog ?? document.querySelector<HTMLElement>('[data-page-title]'))?.focus({ preventScroll: true });
}
