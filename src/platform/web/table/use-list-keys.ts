/** Keys of a list, for people who work in it all day: j and k move between rows, Enter opens one, x chooses it, / goes to the filters. */
import { useEffect, useRef, type RefObject } from 'react';

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Give it to the bar with the filters: the rows are those next to it. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const isTyping = target instanceof Element && target.closest(typing) !== null;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping || !bar.current) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (pressed(key, bar.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return bar;
}

/** Answers whether the key means something here. Enter is the link's own: the row in hand has the focus on it. */
function pressed(key: string, bar: HTMLElement): boolean {
  if (key === '/') {
    const field = bar.querySelector<HTMLElement>('input, button');
    field?.focus();
    return field !== null;
  }
  const rows = [...(bar.parentElement?.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'k') {
    const row = rows[key === 'j' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0)];
    if (row) inHand(row)?.focus();
    return row !== undefined;
  }
  const box = key === 'x' ? rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]') : undefined;
  box?.click();
  return box !== undefined && box !== null;
}

/** What Enter is for: the way to what the row is about, else what can be done with it, and anything else only where there is neither. */
function inHand(row: HTMLElement): HTMLElement | null {
  return (
    row.querySelector('td:not([data-tools])')?.querySelector<HTMLElement>('a[href^="/"]') ??
    row.querySelector<HTMLElement>('td[data-tools]:last-child button') ??
    row.querySelector<HTMLElement>('td a, td button, td input')
  );
}
