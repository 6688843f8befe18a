/** The worker thread that reads the areas of a file, and hands them over in parts. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { joinedAreas, readAreas, type ReadArea } from '../../domain/read-areas.ts';
import { pointsOf } from '../../domain/zone-problems.ts';

/** What the thread is started with. */
export interface AreasFile {
  readonly bytes: Uint8Array;
  /** Of one area; the outlines of an area with more stay here. */
  readonly maxPoints: number;
  readonly mostAreas: number;
}

/** An area with its number of points; without outlines if it has more than it may have. */
export interface CountedArea extends ReadArea {
  readonly points: number;
}

/** Why the file is refused, or some of its areas. */
export type AreasPart = { readonly refused: 'format' | 'too_many' } | { readonly areas: readonly CountedArea[] };

/** Points of one part: what takes the server some milliseconds to unpack. */
const pointsAtOnce = 5_000;

function* partsOf({ bytes, maxPoints, mostAreas }: AreasFile): Generator<AreasPart> {
  const read = readAreas(Buffer.from(bytes).toString('utf8'));
  const joined = read && joinedAreas([...read]);
  if (!joined) yield { refused: 'format' };
  else if (joined.length > mostAreas) yield { refused: 'too_many' };
  else yield* inParts(joined, maxPoints);
}

function* inParts(joined: readonly ReadArea[], maxPoints: number): Generator<AreasPart> {
  let areas: CountedArea[] = [];
  let size = 0;
  for (const area of joined) {
    const points = pointsOf(area);
    areas.push({ ...area, ...(points > maxPoints && { polygons: [] }), points });
    size += points;
    if (size < pointsAtOnce) continue;
    yield { areas };
    areas = [];
    size = 0;
  }
  yield { areas };
}

for (const part of partsOf(workerData as AreasFile)) {
  parentPort?.postMessage(part);
  await once(parentPort!, 'message');
}
parentPort?.postMessage(null);
