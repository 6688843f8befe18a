/**
 * For buttons below fields: pressing the mouse keeps the focus where it is. Otherwise the message that appears when the
 * field loses focus could move the button away before the mouse is released.
 */
import type { MouseEvent } from 'react';

export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
