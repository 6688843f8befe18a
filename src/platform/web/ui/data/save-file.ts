/** Downloads bytes that were fetched: a plain link cannot send the authorization header. */

/** How long the browser may take to start the download, in milliseconds. */
const patienceMs = 60_000;

export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patienceMs);
}
