/** For every command that needs `generated/build/`: makes it when it is missing or stale, and costs a tenth of a second when it is not. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh } from './freshness.mjs';

/** Committed files stay as they are. Throws when the schemas have a mistake, which has then been printed. */
export function ensureBuilt(root) {
  if (isFresh(root, { builtOnly: true })) return;
  const script = join(root, 'scripts', 'generate.mjs');
  const { status } = spawnSync(process.execPath, [script, '--built-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('generated/build could not be made from the schemas.');
}
