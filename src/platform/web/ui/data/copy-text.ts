/** Puts a text on the clipboard and says so, in the specification's words (F203). */

import { showToast } from '../feedback/toast.ts';

/** Never throws: on an origin that is not secure there is no clipboard. */
export function copyText(text: string): void {
  const refused = (): void => showToast('error', 'Couldn’t copy. Select the text and copy it manually.');
  if (!isSecureContext) refused();
  else navigator.clipboard.writeText(text).then(() => showToast('success', 'Copied to clipboard'), refused);
}
