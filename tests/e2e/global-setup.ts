/** Runs once: the database template, the production web app, and the server of which each worker starts one process. */
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
  // Exactly like `npm start`, so that a later start finds everything built.
  await build(fileURLToPath(new URL('../..', import.meta.url)));
  await bundleServer(serverFolder, { server: 'tests/e2e/server-process.ts' });
  return setupDatabase(project);
}
