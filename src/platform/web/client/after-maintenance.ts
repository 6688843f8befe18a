/** When the maintenance page reloads automatically (F111). */

const wait = 5 * 60_000;
/** Spreads the reloads, so that browsers do not all come back in the same second. */
const spread = 60_000;

/** Returns a function that cancels it. */
export function afterMaintenance(tryAgain: () => void): () => void {
  return later(tryAgain, wait + Math.random() * spread);
}

/** Tries again after five to ten seconds, for short outages such as a database restart. Returns a function that cancels it. */
export function afterOutage(tryAgain: () => void): () => void {
  return later(tryAgain, 5_000 + Math.random() * 5_000);
}

function later(tryAgain: () => void, milliseconds: number): () => void {
  const timer = setTimeout(tryAgain, milliseconds);
  return () => clearTimeout(timer);
}
