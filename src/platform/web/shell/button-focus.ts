/** A button that waits for its work can’t be pressed meanwhile, and browsers take the focus from it: it gets the focus back afterwards. */

/** Answers how to end it. */
export function keepButtonFocus(): () => void {
  let watch: MutationObserver | undefined;
  const follow = ({ target }: FocusEvent): void => {
    watch?.disconnect();
    if (!(target instanceof HTMLButtonElement)) return;
    watch = new MutationObserver(() => {
      if (!target.disabled && document.activeElement === document.body) target.focus({ preventScroll: true });
    });
    watch.observe(target, { attributeFilter: ['disabled'] });
  };
  document.addEventListener('focusin', follow);
  return () => {
    watch?.disconnect();
    document.removeEventListener('focusin', follow);
  };
}
