/** Runs the generator whenever a schema or a migration is saved. */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const followed = [
  ['schemas', '.json'],
  ['src/platform/server/db/migrations', '.sql'],
  ['src/modules', '.sql'],
] as const;

/**
 * Calls `run` after each burst of changes of schemas and migrations below `root`; a change during a run causes one
 * more. Returns a function that stops it.
 */
export function watchSchemas(root: string, run: () => Promise<unknown>): () => void {
  let isPending = false;
  let running = false;
  const next = async (): Promise<void> => {
    running = true;
    while (isPending) {
      isPending = false;
      await run();
    }
    running = false;
  };
  const changed = (): void => {
    isPending = true;
    // Saving in an editor causes a burst of events within a few milliseconds.
    if (!running) setTimeout(() => !running && void next(), 20);
  };
  const stops = followed.map(([top, ending]) => watchFolders(join(root, top), ending, changed));
  return () => stops.forEach((stop) => stop());
}

/** Watches each folder, because a recursive watch loses a file that an editor saves by renaming a finished copy over it. */
function watchFolders(top: string, ending: string, changed: () => void): () => void {
  const watched = new Map<string, FSWatcher>();
  const follow = (folder: string): void => {
    if (watched.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name?.endsWith(ending)) changed();
      else followAll();
    });
    watched.set(folder, watcher);
    watcher.on('error', () => watched.delete(folder));
  };
  const followAll = (): void => {
    if (!existsSync(top)) return;
    const inside = readdirSync(top, { recursive: true, withFileTypes: true });
    follow(top);
    for (const entry of inside) if (entry.isDirectory()) follow(join(entry.parentPath, entry.name));
  };
  followAll();
  return () => {
    for (const watcher of watched.values()) watcher.close();
  };
}
