/** What a key means to the row that it was pressed in: Enter adds the next row, Backspace removes one in which nothing is filled in. */

import type { KeyboardEvent } from 'react';

function isBlank(input: HTMLInputElement | HTMLTextAreaElement): boolean {
  return input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')
    ? !input.checked
    : input.value === '';
}

/** The event must be handled on an element that holds the row's inputs and no others. */
export function rowKeyOf(event: KeyboardEvent<HTMLElement>): 'add' | 'remove' | undefined {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('role') === 'combobox') return undefined;
  if (event.key === 'Enter') return 'add';
  if (event.key !== 'Backspace') return undefined;
  const inputs = currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...inputs].every(isBlank) ? 'remove' : undefined;
}
