/**
 * `npm test`: installs what is missing, runs every check and suite, and ends with one line of totals. `--only=unit,api`
 * runs just those. Needs only Node and npm.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from './install.mjs';
import { ensureBuilt } from './generate/built.mjs';
import { ensureBrowser } from './test/browser.mjs';
import { countChecks, countTests } from './test/count.mjs';
import { ensurePublishedSuite } from './test/published-suite.mjs';
import { run } from './test/run.mjs';
import { suites } from './test/suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selected = values.only?.split(',') ?? suites.map(({ name }) => name);
const unknown = selected.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'parcel-test-'));
/** Names the folder of the database that the suites share. */
const database = join(reports, 'database');
const outcomes = [];
try {
  await timed({ name: 'install', budgetSeconds: 300 }, install);
  for (const suite of suites)
    if (selected.includes(suite.name) && outcomes[0].failed === 0) await timed(suite, () => runSuite(suite));
} finally {
  if (existsSync(database)) rmSync(readFileSync(database, 'utf8'), { recursive: true, force: true });
  rmSync(reports, { recursive: true, force: true });
}
summarise();

async function install() {
  installPackages(root);
  ensureBuilt(root);
  if (suites.some(({ name, needsBrowser }) => needsBrowser && selected.includes(name)))
    process.env.CHROMIUM_PATH = await ensureBrowser();
  if (selected.includes('unit')) await ensurePublishedSuite(root);
  return { passed: 0, failed: 0, problems: [] };
}

async function runSuite({ name, kind, command, budgetSeconds }) {
  const report = join(reports, `${name}.json`);
  // The limit only stops hanging suites: a slow machine may take many times as long.
  const code = await run(root, command(report), {
    env: { NODE_ENV: 'test', TEST_DATABASE: database },
    limitSeconds: budgetSeconds * 15,
  });
  return (kind === 'vitest' ? countTests : countChecks)(report, code);
}

async function timed({ name, budgetSeconds }, work) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { passed: 0, failed: 1, problems: [error.message] };
  }
  outcomes.push({ name, budgetSeconds, seconds: (performance.now() - started) / 1000, ...outcome });
}

function summarise() {
  console.log('\n── summary ──');
  for (const { name, seconds, budgetSeconds, passed, failed } of outcomes) {
    const late = seconds > budgetSeconds ? `  over its budget of ${budgetSeconds} s` : '';
    console.log(
      `${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed ${late}`.trimEnd(),
    );
  }
  for (const { name, problems } of outcomes) for (const problem of problems) console.log(`✗ ${name}: ${problem}`);
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}
