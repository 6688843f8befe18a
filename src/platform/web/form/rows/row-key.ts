/** What a key does to its row: Enter adds a row below, Backspace removes an empty row. */

import type { KeyboardEvent } from 'react';

function isBlank(input: HTMLInputElement | HTMLTextAreaElement): boolean {
  return input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')
    ? !input.checked
    : input.value === '';
}

/** Handle the event on an element that contains the inputs of this row and no others. */
export function rowKeyOf(event: KeyboardEvent<HTMLElement>): 'add' | 'remove' | undefined {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('role') === 'combobox') return undefined;
  if (event.key === 'Enter') return 'add';
  if (event.key !== 'Backspace') return undefined;
  const inputs = currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...inputs].every(isBlank) ? 'remove' : undefined;
}
