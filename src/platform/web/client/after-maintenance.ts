/** When a page that was shown the maintenance screen tries again by itself (doc1:178). */

const wait = 5 * 60_000;
/** Not everybody at the same second. */
const spread = 60_000;

/** Answers how not to. */
export function afterMaintenance(tryAgain: () => void): () => void {
  const timer = setTimeout(tryAgain, wait + Math.random() * spread);
  return () => clearTimeout(timer);
}
