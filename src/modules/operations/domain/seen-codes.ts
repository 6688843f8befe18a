/** Which of the barcodes in the picture of a camera is new: a label stays in sight for many pictures, and counts once. */

/** Milliseconds after which a code that a picture doesn’t show counts again; shorter gaps are pictures that couldn’t be read. */
export const forgottenAfterMs = 1_500;

/**
 * Returns a function that is told of every picture, and returns a code that wasn’t in sight before; `now` in milliseconds. Of several it
 * returns one, and the next with the next picture, so that whoever scans sees what comes of each.
 */
export function seenCodes(): (codes: readonly string[], now: number) => string | undefined {
  const lastSeen = new Map<string, number>();
  return (codes, now) => {
    for (const [code, seen] of lastSeen)
      if (codes.includes(code)) lastSeen.set(code, now);
      else if (now - seen >= forgottenAfterMs) lastSeen.delete(code);
    const fresh = codes.find((code) => !lastSeen.has(code));
    if (fresh !== undefined) lastSeen.set(fresh, now);
    return fresh;
  };
}
