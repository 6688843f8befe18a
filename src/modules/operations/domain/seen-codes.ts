/** Which of the barcodes in the picture of a camera is new: a label stays in sight for many pictures, and counts once. */

/** Milliseconds that a code must be out of sight before it counts again. */
export const forgottenAfterMs = 1_500;

/**
 * Returns a function that is told of every picture, and returns a code that wasn’t in sight shortly before; `now` in milliseconds. Of
 * several it returns one, and the next with the next picture, so that whoever scans sees what comes of each.
 */
export function seenCodes(): (codes: readonly string[], now: number) => string | undefined {
  const lastSeen = new Map<string, number>();
  return (codes, now) => {
    const isFresh = (code: string): boolean => now - (lastSeen.get(code) ?? -Infinity) >= forgottenAfterMs;
    const fresh = codes.filter(isFresh);
    for (const code of codes) if (!fresh.includes(code) || code === fresh[0]) lastSeen.set(code, now);
    return fresh[0];
  };
}
