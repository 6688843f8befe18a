/** `npm run test:long`: what takes too long for every run. 100,000 generated values through browser, API and database; FUZZ_SEED repeats one. */
import { fileURLToPath } from 'node:url';
import { run } from './test/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const values = process.env.FUZZ_VALUES ?? '100000';
console.log(`${values} values with FUZZ_SEED=${seed}`);
process.exitCode = await run(
  root,
  ['vitest', 'run', '--config=tests/vitest.config.ts', '--project=api', 'tests/server/fuzz'],
  { env: { NODE_ENV: 'test', FUZZ_VALUES: values, FUZZ_SEED: seed }, limitSeconds: 4 * 3600 },
);
