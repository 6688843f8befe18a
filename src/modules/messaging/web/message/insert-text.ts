/** Inserts a text at the cursor as if it had been typed, so that undo and listeners work as usual. */

export const writable = 'textarea, [contenteditable="true"], input[type="text"], input:not([type])';

export function isWritable(element: EventTarget | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(writable);
}

/** `last` is the last focused field; the fallback is the last field of `form`, which is the longest. */
export function insertText(form: HTMLElement, last: HTMLElement | undefined, text: string): void {
  const fields = [...form.querySelectorAll<HTMLElement>(writable)].filter((field) => !field.closest('[data-insert]'));
  const target = last?.isConnected ? last : fields.at(-1);
  if (!target) return;
  target.focus();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, value } = target;
    target.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    return;
  }
  // The rich-text editor manages its own content, and accepts text as a paste.
  const data = new DataTransfer();
  data.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
}
