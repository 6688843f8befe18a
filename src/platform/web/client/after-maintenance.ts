/** When a page that was shown the maintenance screen tries again by itself (F111). */

const wait = 5 * 60_000;
/** Not everybody at the same second. */
const spread = 60_000;

/** Returns how not to. */
export function afterMaintenance(tryAgain: () => void): () => void {
  return later(tryAgain, wait + Math.random() * spread);
}

/** After an outage of a moment, such as a database that restarts: in five to ten seconds. Returns how not to. */
export function afterOutage(tryAgain: () => void): () => void {
  return later(tryAgain, 5_000 + Math.random() * 5_000);
}

function later(tryAgain: () => void, milliseconds: number): () => void {
  const timer = setTimeout(tryAgain, milliseconds);
  return () => clearTimeout(timer);
}
