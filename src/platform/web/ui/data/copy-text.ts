/** Puts a text on the clipboard and says so, in the specification's words (F203). */

import { showToast } from '../feedback/toast.ts';

export function copyText(text: string): void {
  void writtenToClipboard(text).then((isWritten) => isWritten && showToast('success', 'Copied to clipboard'));
}

/**
 * Whether the clipboard now holds it; where it doesn't, a toast says what to do instead. An origin that is not secure has
 * no clipboard, and a browser may refuse to let a page write to the one that there is.
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
