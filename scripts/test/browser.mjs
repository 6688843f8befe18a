/** Finds a Chromium for the browser tests and installs one when there is none: Debian's as root, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that can be started. Throws with what to do when none can be had. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const steps =
    process.getuid?.() === 0 && inPath('apt-get')
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ]
      : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command, ...args] of steps) {
    console.log(`No Chromium found: ${command} ${args.join(' ')} …`);
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH to it.');
  return installed;
}

async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const path = inPath(name);
    if (path) return path;
  }
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function inPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
