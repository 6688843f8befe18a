/**
 * Reads the areas of a file in a thread with limits for memory and time: a file of 10 MB can be a single outline, or
 * millions of brackets, which can't be read in slices.
 */
import { ApiError } from '#platform/server/http/api-error.ts';
import { LimitExceeded, partsOfThread } from '#platform/server/threads.ts';
import type { AreasFile, AreasPart, CountedArea } from './areas-worker.ts';

/** Of one file. */
const mostAreas = 5_000;
const limits = { milliseconds: 30_000, megabytes: 512 };

let queue: Promise<unknown> = Promise.resolve();

/** The areas with outlines, those with the same name combined. One file at a time is read. Throws `invalid_file`. */
export function readAreasFile(bytes: Uint8Array, maxPoints: number): Promise<readonly CountedArea[]> {
  const mine = queue.then(() => readInThread({ bytes, maxPoints, mostAreas }));
  queue = mine.catch(() => undefined);
  return mine;
}

async function readInThread(file: AreasFile): Promise<readonly CountedArea[]> {
  const source = new URL('./areas-worker.ts', import.meta.url);
  const areas: CountedArea[] = [];
  try {
    for await (const part of partsOfThread<AreasPart>('read-areas', source, file, limits)) {
      if ('refused' in part) throw invalidFile(refusals[part.refused]);
      areas.push(...part.areas);
    }
  } catch (error) {
    throw error instanceof LimitExceeded ? invalidFile(refusals.limits) : error;
  }
  if (areas.length === 0) throw invalidFile('The file holds no areas.');
  return areas;
}

const refusals = {
  format: 'Choose a KML or GeoJSON file.',
  too_many: 'The file holds more than 5 000 areas: split it',
  limits: 'The file is too complex to be read: split it',
};

export function invalidFile(message: string): ApiError {
  return new ApiError(422, 'invalid_file', message, [{ field: 'file', message, code: 'invalid_file' }]);
}
