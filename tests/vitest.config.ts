/** Three suites by what they need: nothing (unit), a database (api), a browser and a running server (e2e). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './node-20.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A suite's global setup, as soon as it exists. */
function setup(path: string): { globalSetup?: string[] } {
  return existsSync(`${root}${path}`) ? { globalSetup: [`${root}${path}`] } : {};
}

export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['tests/{engine,domain,web,scripts,schemas,checks}/**/*.test.{ts,tsx}'],
          // A test that honestly needs longer says so itself, with its reason.
          testTimeout: 20_000,
        },
      },
      {
        root,
        test: {
          name: 'api',
          include: ['tests/server/**/*.test.ts'],
          // A test that honestly needs longer says so itself, with its reason.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          ...setup('tests/global-setup.ts'),
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          ...setup('tests/e2e/global-setup.ts'),
        },
      },
    ],
  },
});
