/** Copies a text to the clipboard and confirms it with the specification's text (F203). */

import { showToast } from '../feedback/toast.ts';

export function copyText(text: string): void {
  void writtenToClipboard(text).then((isWritten) => isWritten && showToast('success', 'Copied to clipboard'));
}

/**
 * Whether the text was copied; otherwise a toast says what to do instead. Insecure origins have no clipboard, and a
 * browser may refuse write access.
 */
export async function writtenToClipboard(text: string): Promise<boolean> {
  try {
    if (!isSecureContext) throw new Error('no clipboard');
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast('error', 'Couldn’t copy. Select the text and copy it manually.');
    return false;
  }
}
