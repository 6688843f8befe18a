/** Which Chromium the browser tests drive and how it is started, and where the pictures of failures go. */
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

/** `CHROMIUM_PATH` wins, then Debian's in the path, then Playwright's own download. */
export function chromiumPath(): string {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'chromium'));
  const candidates = [process.env['CHROMIUM_PATH'], ...inPath, '/usr/bin/chromium'];
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
