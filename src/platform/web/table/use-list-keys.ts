/**
 * Keyboard shortcuts of a list: j and k move between rows, Enter opens one, x selects it, a goes to the actions for the
 * selected rows and Escape back to the row, / goes to the filters.
 */
import { useCallback, useEffect, useRef, type RefObject } from 'react';

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

export interface ListKeys {
  /** Attach it to the filter bar: the rows are those that follow it. */
  readonly bar: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the row that had it last. */
  readonly backToRow: () => void;
}

export function useListKeys(): ListKeys {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const backToRow = useCallback((): void => {
    const rows = rowsAfter(bar.current);
    const before = rows.some((row) => row.contains(last.current)) ? last.current : rows[0] && inHand(rows[0]);
    before?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && rowsAfter(bar.current).some((row) => row.contains(target)))
        last.current = target;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const isTyping = target instanceof Element && target.closest(typing) !== null;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping || !bar.current) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (key === 'Escape') {
        // The first Escape closes the menu of a button.
        const isInActions = actionsAfter(bar.current)?.contains(document.activeElement);
        if (isInActions && document.activeElement?.getAttribute('aria-expanded') !== 'true') backToRow();
      } else if (pressed(key, bar.current)) event.preventDefault();
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [backToRow]);
  return { bar, backToRow };
}

function rowsAfter(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.parentElement?.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])') ?? [])];
}

/** The bar with the actions for the selected rows, while there are any. */
function actionsAfter(bar: HTMLElement): HTMLElement | null | undefined {
  return bar.parentElement?.querySelector<HTMLElement>('[data-bulk-bar]');
}

/** Returns whether the key was handled. Enter is left to the link, which has the focus in the current row. */
function pressed(key: string, bar: HTMLElement): boolean {
  if (key === '/' || key === 'a') {
    const field = (key === '/' ? bar : actionsAfter(bar))?.querySelector<HTMLElement>(':is(input, button):enabled');
    field?.focus({ preventScroll: key === 'a' });
    return Boolean(field);
  }
  const rows = rowsAfter(bar);
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
