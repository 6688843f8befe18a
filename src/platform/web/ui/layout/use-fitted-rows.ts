/**
 * Fits cards of different heights together: each spans as many rows of its grid as it is high, and the next one in its
 * column follows directly below. The rows are one pixel high.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

function fit(card: Element): void {
  if (!(card instanceof HTMLElement)) return;
  const { marginBottom } = getComputedStyle(card);
  card.style.gridRowEnd = `span ${Math.ceil(card.getBoundingClientRect().height + Number.parseFloat(marginBottom))}`;
}

export function useFittedRows(): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: outer } = grid;
    if (!outer) return undefined;
    const sizes = new ResizeObserver((changed) => changed.forEach(({ target }) => fit(target)));
    const add = (card: Node): void => {
      if (!(card instanceof Element)) return;
      fit(card);
      sizes.observe(card);
    };
    for (const card of outer.children) add(card);
    const cards = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(add)));
    cards.observe(outer, { childList: true });
    return () => {
      sizes.disconnect();
      cards.disconnect();
    };
  }, []);
  return grid;
}
