/** A button that waits for its work can’t be pressed meanwhile, and browsers take the focus from it: it gets the focus back afterwards. */
export function keepButtonFocus(): void {
  let focused: EventTarget | null = null;
  let watch: MutationObserver | undefined;
  document.addEventListener('focusin', ({ target }) => {
    watch?.disconnect();
    focused = target;
    if (!(target instanceof HTMLButtonElement)) return;
    watch = new MutationObserver(() => {
      if (!target.disabled && document.activeElement === document.body) target.focus({ preventScroll: true });
    });
    watch.observe(target, { attributes: true, attributeFilter: ['disabled'] });
  });
  // Whoever pressed elsewhere meanwhile is left where they are.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && focused instanceof Node && focused.contains(target))) watch?.disconnect();
  });
}
