/** Runs long computations in short slices and yields to the event loop in between, so that other requests are answered. */
import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Maximum length of a slice, in milliseconds, apart from its last step. */
const sliceMs = 10;

/** A function to await after each step of a computation: it yields to the event loop once the current slice is over. */
export function slices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await yieldToOthers();
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
