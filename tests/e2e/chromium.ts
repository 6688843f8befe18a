/** Finds and starts the Chromium of the browser tests, and defines where screenshots of failures are stored. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

export const evidenceFolder = fileURLToPath(new URL('../../.cache/e2e', import.meta.url));

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The first is the same engine without windows, which cost more than most pages. */
const names = ['chromium-headless-shell', 'chromium'];

/** `CHROMIUM_PATH` takes precedence, then Debian's in the path, then Playwright's own download. */
export function chromiumPath(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path !== undefined && canRun(path)) ?? chromium.executablePath();
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
