/** How long the generator takes: for the real catalogue as people start it, and in-process as catalogues grow. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '../../scripts/generate/pipeline.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { project, schemaFolder } from './schema-folder.ts';

const run = promisify(execFile);

/** The goal for `npm run generate` on the real catalogue, process start included, in seconds. */
const goal = 1.5;

const changing = 'schemas/settings/general/office-hours.json';

export async function measureCodegen(): Promise<readonly Line[]> {
  const own = await schemaFolder('own');
  const command = ['run', 'generate', '--', '--root', own];
  await run('npm', command, { cwd: project });
  const unchanged = await timed(3, () => run('npm', command, { cwd: project }));
  const text = await readFile(join(own, changing), 'utf8');
  let round = 0;
  // One description is another one each time, so that there is always something to do.
  const changed = await timed(3, async () => {
    round += 1;
    await writeFile(join(own, changing), text.replace('"description": "', `"description": "${round} `));
    await run('npm', command, { cwd: project });
  });
  await writeFile(join(own, changing), text);
  const inProcess = await timed(3, () => generate(own));
  const lines: Line[] = [
    line('npm run generate, one setting changed, new process', changed, { of: 'value', atMost: goal }),
    line('npm run generate, nothing changed, new process', unchanged, { of: 'value', atMost: goal }),
    line('generator in-process, real catalogue', inProcess, { of: 'value', atMost: goal }),
  ];
  for (const count of [300, 3000]) {
    const root = await schemaFolder(count);
    lines.push(
      line(
        `generator in-process, ${count} generated settings`,
        await timed(count > 1000 ? 1 : 3, () => generate(root)),
      ),
    );
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
