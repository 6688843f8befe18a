/** Long computations in short slices: between two of them, other requests are answered. */
import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';

/** How long others wait for their turn, in milliseconds. */
const sliceMs = 10;

/** A function to await after each step of a computation: others have their turn once the current slice is over. */
export function slices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await othersHadTheirTurn();
    began = performance.now();
  };
}

/** `items.map(work)`, in order, in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const stepDone = slices();
  for (const item of items) {
    results.push(await work(item));
    await stepDone();
  }
  return results;
}
