/** Finds a Chromium for the browser tests and installs one when there is none: Debian's as root, otherwise Playwright's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without windows, which take longer than most of the pages in them. */
const headless = ['chromium-headless-shell'];
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that can be started. Throws with instructions when none can be installed. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH || firstInPath(headless) || (await playwrights());
  if (found) return found;
  if (process.getuid?.() === 0 && firstInPath(['apt-get'])) {
    install([
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', ...headless],
    ]);
  } else if (!firstInPath(windowed)) install([['npx', 'playwright', 'install', 'chromium']]);
  const installed = firstInPath([...headless, ...windowed]) || (await playwrights());
  if (!installed) throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH to it.');
  return installed;
}

function install(steps) {
  for (const [command, ...args] of steps) {
    console.log(`No headless Chromium found: ${command} ${args.join(' ')} …`);
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function firstInPath(names) {
  return names.map(inPath).find((path) => path !== undefined);
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
