/** Which migrations are found, and in which order they run. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMigrations } from '../../scripts/generate/database/migrations.ts';

async function folderWith(paths: readonly string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `-- ${path}`);
  }
  return root;
}

const platform = 'src/platform/server/db/migrations';
const moduleFolder = (name: string): string => `src/modules/${name}/server/migrations`;

it('are sorted by date, on one day those of the platform before the modules, and these in the order of their list', async () => {
  const root = await folderWith([
    `${moduleFolder('accounts')}/2026-11-22-accounts.sql`,
    `${moduleFolder('settings')}/2026-11-22-settings.sql`,
    `${moduleFolder('settings')}/2026-11-20-earlier.sql`,
    `${platform}/2026-11-22-events.sql`,
    `${platform}/2026-11-22-base.sql`,
    `${platform}/2026-12-01-later.sql`,
    `${moduleFolder('not-in-the-list')}/2026-11-22-nothing.sql`,
  ]);
  const found = readMigrations(root);
  expect(found.map(({ name }) => name)).toEqual([
    'settings/2026-11-20-earlier',
    'platform/2026-11-22-base',
    'platform/2026-11-22-events',
    'settings/2026-11-22-settings',
    'accounts/2026-11-22-accounts',
    'platform/2026-12-01-later',
  ]);
  expect(found[0]?.sql).toBe(`-- ${found[0]?.path}`);
});

it.each(['012-parcels.sql', '2026-11-22.sql', '2026-11-22-Parcels.sql', 'notes.md'])(
  'rejects the name %s',
  async (name) => {
    const root = await folderWith([`${platform}/${name}`]);
    expect(() => readMigrations(root)).toThrow(`${platform}/${name}:1  A migration is named by date and subject`);
  },
);
