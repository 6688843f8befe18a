/** Benchmarks the generator: on the real catalogue as a command, and in-process on catalogues of increasing size. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '../../scripts/generate/pipeline.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { project, schemaFolder } from './schema-folder.ts';

const run = promisify(execFile);

/** The goal in seconds for `npm run generate` on the real catalogue, including process start. */
const goal = 1.5;

const changing = 'schemas/settings/general/office-hours.json';

export async function measureCodegen(): Promise<readonly Line[]> {
  const own = await schemaFolder('own');
  const command = ['run', 'generate', '--', '--root', own];
  await run('npm', command, { cwd: project });
  const unchanged = await timed(3, () => run('npm', command, { cwd: project }));
  const text = await readFile(join(own, changing), 'utf8');
  let round = 0;
  // Changes a description each time, so that the generator always has work to do.
  const changed = await timed(3, async () => {
    round += 1;
    await writeFile(join(own, changing), text.replace('"description": "', `"description": "${round} `));
    await run('npm', command, { cwd: project });
  });
  await writeFile(join(own, changing), text);
  const inProcess = await timed(2, () => generate(own));
  const lines: Line[] = [
    line('npm run generate, one setting changed, new process', changed, { of: 'value', atMost: goal }),
    line('npm run generate, nothing changed, new process', unchanged, { of: 'value', atMost: goal }),
    line('generator in-process, real catalogue', inProcess, { of: 'value', atMost: goal }),
  ];
  for (const count of [300, 3000]) {
    const root = await schemaFolder(count);
    lines.push(line(`generator in-process, ${count} generated settings`, await timed(1, () => generate(root))));
  }
  return lines;
}

function line(what: string, seconds: number, target?: Line['goal']): Line {
  return { part: 'codegen', what, value: seconds, unit: 's', ...(target ? { goal: target } : {}) };
}

/** Median seconds of several rounds. */
async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    seconds.push((performance.now() - started) / 1000);
  }
  return median(seconds);
}
