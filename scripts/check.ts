/** `npm run check`: everything that can be judged without running the product, two at a time, each with its time. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checks, type Check } from './check/checks.ts';
import type { Outcome } from './check/tool.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const wanted = values.only?.split(',');
const chosen = checks.filter(({ name }) => wanted === undefined || wanted.includes(name));
if (chosen.length === 0) throw new Error(`No such check. There are: ${checks.map(({ name }) => name).join(', ')}`);

const results: { name: string; ok: boolean; seconds: number }[] = [];
const queue = [...chosen];
const started = performance.now();
await Promise.all([work(), work()]);

const failed = results.filter(({ ok }) => !ok);
if (values.json) writeFileSync(values.json, JSON.stringify(results));
const summary = failed.length === 0 ? 'all well' : `failed: ${failed.map(({ name }) => name).join(', ')}`;
console.log(`${results.length} checks in ${seconds(started).toFixed(1)} s, ${summary}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) await runOne(check);
}

async function runOne({ name, run }: Check): Promise<void> {
  const since = performance.now();
  const { ok, summary: words, details } = await attempt(run);
  const took = seconds(since);
  results.push({ name, ok, seconds: took });
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${took.toFixed(1).padStart(5)} s  ${words}`);
  for (const line of details) console.log(`    ${line}`);
}

async function attempt(run: Check['run']): Promise<Outcome> {
  try {
    return await run(process.cwd());
  } catch (error) {
    return {
      ok: false,
      summary: 'broke',
      details: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
