/** What a change was made on: the revision that its author had seen. */

/**
 * Whether somebody claims to have seen a revision that does not exist yet. Nothing can have moved since then, so taking the claim would
 * switch the detection of conflicts off. No base at all means: whatever is stored now.
 */
export function isFutureBase(base: number | undefined, revision: number): boolean {
  return base !== undefined && base > revision;
}
