/**
 * Scrolls what the Tab key moves to into sight as a whole. Browsers leave it where it is when a part of it is visible: the
 * end of a line of filters, or the first line of a note at the bottom of the window. A click never scrolls.
 */

/** Returns a function that ends it. */
export function keepFocusInSight(): () => void {
  let isTab = false;
  const press = ({ key }: KeyboardEvent): void => void (isTab = key === 'Tab');
  const point = (): void => void (isTab = false);
  const follow = ({ target }: FocusEvent): void => {
    if (!isTab || !(target instanceof HTMLElement)) return;
    const show = (): void => {
      if (document.activeElement === target) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    // After the browser has scrolled itself; what is laid out only in sight may have another height than expected.
    requestAnimationFrame(() => {
      show();
      requestAnimationFrame(show);
    });
  };
  document.addEventListener('keydown', press, true);
  document.addEventListener('pointerdown', point, true);
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('keydown', press, true);
    document.removeEventListener('pointerdown', point, true);
    document.removeEventListener('focusin', follow);
  };
}
