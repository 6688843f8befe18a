/**
 * `npm run test:long`: tests that take too long for every run. The long suite: start-ups, the development loop, crashes
 * of the embedded database, the largest screens under axe. Then 100,000 generated values through browser, API and
 * database, and 20,000 malformed requests over every call; FUZZ_SEED repeats a run.
 */
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { ensureBrowser } from './test/browser.mjs';
import { run } from './test/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const values = process.env.FUZZ_VALUES ?? '100000';
const requests = process.env.FUZZ_REQUESTS ?? '20000';

const vitest = (...args) => ['vitest', 'run', '--config=tests/vitest.config.ts', ...args];

installPackages(root);
const CHROMIUM_PATH = await ensureBrowser();
const long = await run(root, vitest('--project=long'), {
  env: { NODE_ENV: 'test', CHROMIUM_PATH },
  limitSeconds: 3600,
});
console.log(`${values} values and ${requests} requests with FUZZ_SEED=${seed}`);
const fuzzed = ['tests/settings/server/fuzz', 'tests/app/hostile-input.test.ts'];
const fuzz = await run(root, vitest('--project=api', ...fuzzed), {
  env: { NODE_ENV: 'test', FUZZ_VALUES: values, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  limitSeconds: 4 * 3600,
});
process.exitCode = long || fuzz;
