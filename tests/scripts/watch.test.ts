/** Watching schemas and migrations, however an editor saves them. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchSchemas } from '../../scripts/generate/watch.ts';

it('runs again after every save, also by renaming and in a new folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'watch-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, 'schemas/settings/general');
  const migrations = join(root, 'src/modules/parcels/server/migrations');
  await mkdir(folder, { recursive: true });
  await mkdir(migrations, { recursive: true });
  await writeFile(join(folder, 'a.json'), '{}');

  let runs = 0;
  onTestFinished(watchSchemas(root, async () => void runs++));
  const runsAfter = async (save: () => Promise<unknown>): Promise<void> => {
    const before = runs;
    await save();
    await expect.poll(() => runs).toBeGreaterThan(before);
  };

  for (const text of ['1', '2', '3'])
    await runsAfter(async () => {
      await writeFile(join(folder, 'a.json.tmp'), text);
      await rename(join(folder, 'a.json.tmp'), join(folder, 'a.json'));
    });
  await runsAfter(() => writeFile(join(migrations, '2026-11-22-parcels.sql'), 'select 1;'));
  await mkdir(join(root, 'schemas/settings/theme'));
  // Saved repeatedly until it is detected, because there is no event for when a new folder is being watched.
  let saves = 0;
  const before = runs;
  const save = async () => {
    await writeFile(join(root, 'schemas/settings/theme/b.json'), String((saves += 1)));
    return runs;
  };
  // The interval leaves time for a run.
  await expect.poll(save, { interval: 250 }).toBeGreaterThan(before);
});
