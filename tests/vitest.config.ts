/** The suites by their requirements: nothing (unit), a database (api), that and a browser (e2e), that and a lot of time (long). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesUnder, readText } from '../scripts/check/files.ts';
import { ensureBuilt } from '../scripts/generate/built.mjs';
import { LongestFirst } from './longest-first.ts';
import './node-20.ts';
import { eventMs, hookMs, testMs } from './patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// A single test file may run without npm test, often just after a pull or an edited schema.
ensureBuilt(root);

/**
 * Most code runs a few times in a test and then never again: V8's optimizing compiler took up to a tenth of a suite's time. With this
 * budget it compiles only what runs eight times as long as usual. The flag is V8's, not Node's, so a version without it does not start.
 */
const compileLess = ['--interrupt-budget=1000000'];
const execArgv = spawnSync(process.execPath, [...compileLess, '--version']).status === 0 ? compileLess : [];

type Project = TestProjectInlineConfiguration;
type Options = NonNullable<Project['test']> & { name: string; include: string[] };

/** The files of a suite share processes, so that modules are loaded once per process. */
const shared: Project['test'] = {
  isolate: false,
  execArgv,
  testTimeout: testMs,
  hookTimeout: hookMs,
  expect: { poll: { timeout: eventMs, interval: 20 } },
  unstubGlobals: true,
  // Node runs the generated validators as they are: 7 MB, which would otherwise be transformed, and given source maps, before the first test.
  server: { deps: { external: [/\/generated\/build\/validators\//] } },
};

/** A module mocked by one file would be mocked for the files after it too, so such a file has its own process. */
const replacing = filesUnder(root, ['tests'], /\.test\.tsx?$/).filter((file) =>
  /\bvi\.mock\(/.test(readText(root, file)),
);
const ofServer = (file: string): boolean => /^tests\/([^/]+\/server|app)\//.test(file);

function suite(options: Options, more: Omit<Project, 'test'> = {}): Project {
  return { root, ...more, test: { ...shared, exclude: replacing, ...options } };
}

function apart(name: string, { test, ...more }: Project, include: string[]): Project {
  return { ...more, test: { ...test, name, include, exclude: [], isolate: true } };
}

const copies = `${root}tests/scripts/global-setup.ts`;
const unit = suite(
  {
    name: 'unit',
    include: ['tests/{engine,schemas,scripts,checks}/**/*.test.ts', 'tests/*/{domain,web}/**/*.test.{ts,tsx}'],
    env: { NODE_ENV: 'production' },
    globalSetup: [copies],
    // The cache of transformed modules knows nothing of the option below: other suites would leave theirs in it.
    fsModuleCachePath: `${root}node_modules/.vitest-cache-unit`,
  },
  // React's production build; its development build takes three times as long to render.
  { oxc: { jsx: { development: false } } },
);
const api = suite({
  name: 'api',
  include: ['tests/*/server/**/*.test.ts', 'tests/app/**/*.test.ts'],
  globalSetup: [`${root}tests/global-setup.ts`],
});
/** The browser tests that `tests/variants.ts` limits in an ordinary run. */
const varied = filesUnder(root, ['tests/e2e'], /\.test\.ts$/).filter((file) =>
  /\b(variants[<(]|onlyLong\b)/.test(readText(root, file)),
);
const browser = { globalSetup: [`${root}tests/e2e/global-setup.ts`] };

export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit,
      apart(
        'unit-apart',
        unit,
        replacing.filter((file) => !ofServer(file)),
      ),
      api,
      apart('api-apart', api, replacing.filter(ofServer)),
      suite({ name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...browser }),
      suite({
        name: 'long',
        include: ['tests/long/**/*.test.ts', ...varied],
        env: { EVERY_VARIANT: '1' },
        globalSetup: [...browser.globalSetup, copies],
      }),
    ],
  },
});
