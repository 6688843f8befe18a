/** Once a run: the database template, the web app as it would be served, and the server that each worker starts one process of. */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import setupDatabase from '../global-setup.ts';
import { build } from '../../scripts/start/build.mjs';
import { bundleServer } from '../../scripts/start/bundle-server.mjs';
import { evidenceFolder } from './chromium.ts';
import { serverFolder } from './served.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(evidenceFolder, { recursive: true, force: true });
  mkdirSync(evidenceFolder, { recursive: true });
  // Exactly as `npm start` does, so that a start afterwards finds everything made.
  await build(fileURLToPath(new URL('../..', import.meta.url)));
  await bundleServer(serverFolder, { server: 'tests/e2e/server-process.ts' });
  return setupDatabase(project);
}
