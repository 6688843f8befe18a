/** Takes whoever sent a form to the first field with an error, which may be out of sight. */

/** Call it once the errors are set; they are drawn before the next frame. */
export function focusInvalid(form: Element | null): void {
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
    // A wrong PIN, password or number is entered anew, not continued.
    if (first instanceof HTMLInputElement && (first.type === 'password' || first.inputMode === 'numeric'))
      first.select();
  });
}

/** For the `ref` of a message after a form was sent: it may be out of sight, below the buttons or above the fields. */
export function bringIntoView(message: Element | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
