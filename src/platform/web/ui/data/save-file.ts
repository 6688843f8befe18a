/** Saves bytes that were fetched as any download is saved: a link cannot carry who is asking. */

/** How long the browser may take to begin saving, in milliseconds. */
const patienceMs = 60_000;

export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patienceMs);
}
