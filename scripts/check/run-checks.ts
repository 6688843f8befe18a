/** Runs a list of checks, prints a line with the duration of each, and writes a report for the test runner. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findingLine, type Finding } from './finding.ts';
import type { Outcome } from './tool.ts';

export interface Check {
  name: string;
  run: (root: string) => Outcome | Promise<Outcome>;
}

export function outcomeOf(findings: readonly Finding[], well: string, details: readonly string[] = []): Outcome {
  const ok = findings.length === 0;
  const lines = ok ? [] : [...details, ...findings.map(findingLine)];
  return { ok, summary: ok ? well : `${findings.length} found`, details: lines };
}

/** Reads `--only=a,b` and `--json=path` from the command line, and sets the exit code. */
export async function runChecks(checks: readonly Check[], { atOnce }: { atOnce: number }): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
  const selectedNames = values.only?.split(',');
  const queue = checks.filter(({ name }) => selectedNames === undefined || selectedNames.includes(name));
  if (queue.length === 0) throw new Error(`No such check. There are: ${checks.map(({ name }) => name).join(', ')}`);

  const started = performance.now();
  const results: { name: string; ok: boolean; seconds: number }[] = [];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const failed = results.filter(({ ok }) => !ok);
  if (values.json) writeFileSync(values.json, JSON.stringify(results));
  const words = failed.length === 0 ? 'all well' : `failed: ${failed.map(({ name }) => name).join(', ')}`;
  console.log(`${results.length} in ${secondsSince(started).toFixed(1)} s, ${words}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function runOne({ name, run }: Check): Promise<{ name: string; ok: boolean; seconds: number }> {
  const started = performance.now();
  const { ok, summary, details } = await attempt(run);
  const seconds = secondsSince(started);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s  ${summary}`);
  for (const line of details) console.log(`    ${line}`);
  return { name, ok, seconds };
}

async function attempt(run: Check['run']): Promise<Outcome> {
  try {
    return await run(process.cwd());
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, summary: 'broke', details: [words] };
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
