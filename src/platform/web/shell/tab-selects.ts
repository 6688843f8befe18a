/**
 * Tab selects the text of the field that it reaches, so that typing replaces it. Browsers do so themselves, but not in a
 * dialog, where the focus is moved by a script.
 */

/** Returns a function that ends it. */
export function selectOnTab(): () => void {
  const select = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    const reached = document.activeElement;
    if (key === 'Tab' && defaultPrevented && reached !== target && reached instanceof HTMLInputElement)
      reached.select();
  };
  // On the window: after the dialogs, which listen to the document.
  addEventListener('keydown', select);
  return () => removeEventListener('keydown', select);
}
