/** Puts a text on the clipboard and says so, in the specification's words (doc1:280). */

import { showToast } from '#web/ui/toast.ts';

export function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => showToast('success', 'Copied to clipboard'),
    () => showToast('error', 'The browser did not allow copying.'),
  );
}
