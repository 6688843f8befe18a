/** `npm run new-setting`: installs the packages if they are missing, as after a fresh clone, and asks for the setting. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

installPackages(root);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts/new-setting/run.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
