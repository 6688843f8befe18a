/**
 * For buttons and links beside fields: pressing the mouse keeps the focus where it is. Otherwise a message that appears or
 * disappears when the field loses focus could move them away before the mouse is released.
 */
import type { MouseEvent } from 'react';

export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
