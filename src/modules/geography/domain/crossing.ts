/** Whether an outline crosses itself: what lies inside of it would depend on how it is read. */

type Corner = readonly [x: number, y: number];

/** @param corners without the closing one */
export function crossesItself(corners: readonly Corner[]): boolean {
  const edges = corners.map((from, at) => [from, corners[(at + 1) % corners.length]!] as const);
  return edges.some(([from, to], at) =>
    // Neighbours share a corner, and the last edge is a neighbour of the first.
    edges
      .slice(at + 2, at === 0 ? -1 : undefined)
      .some(([otherFrom, otherTo]) => crosses(from, to, otherFrom, otherTo)),
  );
}

function crosses(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of the line from `a` to `b` a corner lies; 0 on it. */
function side([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}
