/**
 * Fits cards of different heights together: each spans as many rows of its grid as it is high, and the next one in its
 * column follows directly below. The rows are one pixel high.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The number of rows, with the margin below the card. */
function rowsOf(card: HTMLElement): number {
  const { marginBottom } = getComputedStyle(card);
  return Math.ceil(card.getBoundingClientRect().height + Number.parseFloat(marginBottom));
}

function fit(cards: readonly Element[]): void {
  // Measures everything before changing anything, so that the browser lays out once.
  const measured = cards.flatMap((card) => (card instanceof HTMLElement ? [[card, rowsOf(card)] as const] : []));
  for (const [card, rows] of measured) card.style.gridRowEnd = `span ${rows}`;
}

export function useFittedRows(): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: outer } = grid;
    if (!outer) return undefined;
    const sizes = new ResizeObserver((changed) => fit(changed.map(({ target }) => target)));
    const add = (added: readonly Node[]): void => {
      const elements = added.filter((node) => node instanceof Element);
      // At once: the observer calls after the browser has placed what is below, which then counts as shifted.
      fit(elements);
      for (const card of elements) sizes.observe(card);
    };
    add([...outer.children]);
    const cards = new MutationObserver((changes) => add(changes.flatMap(({ addedNodes }) => [...addedNodes])));
    cards.observe(outer, { childList: true });
    return () => {
      sizes.disconnect();
      cards.disconnect();
    };
  }, []);
  return grid;
}
