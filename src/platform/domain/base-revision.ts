/** The revision that a change is based on. */

/**
 * Whether a request names a base revision that does not exist yet. No change can be newer than it, so accepting it
 * would turn off conflict detection. Without a base the change applies to whatever is stored now.
 */
export function isFutureBase(base: number | undefined, revision: number): boolean {
  return base !== undefined && base > revision;
}
