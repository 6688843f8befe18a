/** How long the generator takes: for the real catalogue as people start it, and in-process as catalogues grow. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { generate } from '../../scripts/generate/pipeline.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { project, schemaFolder } from './schema-folder.ts';

const run = promisify(execFile);

/** The goal for `npm run generate` on the real catalogue, process start included, in seconds. */
const goal = 1.5;

export async function measureCodegen(): Promise<readonly Line[]> {
  const own = await schemaFolder('own');
  const command = ['run', 'generate', '--', '--root', own];
  await run('npm', command, { cwd: project });
  const cold = await timed(5, () => run('npm', command, { cwd: project }));
  const inProcess = await timed(5, () => generate(own));
  const lines: Line[] = [
    line('npm run generate, real catalogue, new process', cold, { of: 'value', atMost: goal }),
    line('generator in-process, real catalogue', inProcess, { of: 'value', atMost: goal }),
  ];
  for (const count of [300, 3000]) {
    const root = await schemaFolder(count);
    lines.push(line(`generator in-process, ${count} generated settings`, await timed(3, () => generate(root))));
  }
  return lines;
}

function line(what: string, seconds: number, target?: Line['goal']): Line {
  return { part: 'codegen', what, value: seconds, unit: 's', ...(target ? { goal: target } : {}) };
}

/** Median seconds of a few rounds. */
async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    seconds.push((performance.now() - started) / 1000);
  }
  return median(seconds);
}
