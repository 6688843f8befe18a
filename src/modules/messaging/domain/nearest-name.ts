/** The most similar known name. */

/** The nearest name if it is similar enough; otherwise undefined. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [best] = known
    .map((one) => ({ one, distance: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter((candidate) => candidate.distance <= limit)
    .sort((left, right) => left.distance - right.distance);
  return best?.one;
}

/** The number of insertions, deletions, substitutions and transpositions. */
function distance(left: string, right: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= right.length; other += 1) {
      const same = left[at - 1] === right[other - 1] ? 0 : 1;
      const plain = Math.min((row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1, (row[other - 1] ?? 0) + same);
      const swapped = at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1];
      next.push(swapped ? Math.min(plain, (before[other - 2] ?? 0) + 1) : plain);
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}
