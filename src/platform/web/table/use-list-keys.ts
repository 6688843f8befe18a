/** Keyboard shortcuts of a list: j and k move between rows, Enter opens one, x selects it, / goes to the filters. */
import { useEffect, useRef, type RefObject } from 'react';

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Attach it to the filter bar: the rows are those that follow it. */
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

/** Returns whether the key was handled. Enter is left to the link, which has the focus in the current row. */
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

/** The target of Enter: the link to the row's record, else the row's action, else any other control. */
function inHand(row: HTMLElement): HTMLElement | null {
  return (
    row.querySelector('td:not([data-tools])')?.querySelector<HTMLElement>('a[href^="/"]') ??
    row.querySelector<HTMLElement>('td[data-tools]:last-child button') ??
    row.querySelector<HTMLElement>('td a, td button, td input')
  );
}
