/**
 * Ensures `generated/build/` for every command that needs it: generates it when missing or stale; otherwise takes a
 * tenth of a second.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh } from './freshness.mjs';

/** Committed files are not changed. Throws when the schemas have an error, which has been printed. */
export function ensureBuilt(root) {
  if (isFresh(root, { builtOnly: true })) return;
  const script = join(root, 'scripts', 'generate.mjs');
  const { status } = spawnSync(process.execPath, [script, '--built-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('generated/build could not be made from the schemas.');
}
