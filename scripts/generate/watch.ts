/** Runs the generator again whenever a schema file is saved. */
import { watch } from 'node:fs';
import { join } from 'node:path';

/** Calls `run` after each burst of changes below `<root>/schemas`; a change during a run causes one more. */
export function watchSchemas(root: string, run: () => Promise<unknown>): void {
  let wanted = false;
  let running = false;
  const next = async (): Promise<void> => {
    running = true;
    while (wanted) {
      wanted = false;
      await run();
    }
    running = false;
  };
  watch(join(root, 'schemas'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    wanted = true;
    // An editor's save is a burst of events; they all arrive within a few milliseconds.
    if (!running) setTimeout(() => !running && void next(), 20);
  });
}
