/** For buttons below fields: a pressed mouse leaves the focus where it is, so that a message about the field that is left cannot move the button away from under the pointer before it is released. */
import type { MouseEvent } from 'react';

export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
