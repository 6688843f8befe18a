/** Once a run: the database template, the web app as it would be served, and one Chromium that all test files share. */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import setupDatabase from '../global-setup.ts';
import { chromiumFlags, chromiumPath, evidenceFolder } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(evidenceFolder, { recursive: true, force: true });
  mkdirSync(evidenceFolder, { recursive: true });
  await buildWhatIsStale();
  const closeDatabase = await setupDatabase(project);
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await closeDatabase();
  };
}

/** Exactly as `npm start` does, so that a start afterwards finds everything made. */
async function buildWhatIsStale(): Promise<void> {
  const root = new URL('../..', import.meta.url);
  const { build } = (await import(new URL('scripts/start/build.mjs', root).href)) as {
    build: (root: string) => Promise<void>;
  };
  await build(fileURLToPath(root));
}
