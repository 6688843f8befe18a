/** Updates everything built from the sources: generated files, the server's bundle, the web app. Runs only stale steps. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../generate/freshness.mjs';
import { stampOf, Stamps } from './stamps.mjs';

const packages = ['package.json', 'package-lock.json'];

/** A step is skipped when `makes` exists and `reads` is unchanged. */
const steps = {
  server: {
    reads: [
      'src',
      'generated',
      'tests/factories',
      'tests/simulators',
      'scripts/seed.ts',
      'scripts/prepare-database.ts',
      'scripts/gates/move-stored.ts',
      'scripts/start/bundle-server.mjs',
      ...packages,
    ],
    makes: 'dist/server/main.js',
    command: ['scripts/start/bundle-server.mjs'],
  },
  web: {
    reads: [
      'src',
      'generated',
      'vite.config.ts',
      'scripts/start/build-web.mjs',
      'scripts/start/screen-files.mjs',
      ...packages,
    ],
    makes: 'dist/web/index.html',
    command: ['scripts/start/build-web.mjs'],
  },
};

/** An error whose message is sufficient; its stack trace in our scripts is not shown. */
export class StepError extends Error {}

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** Output is shown only when the step fails. */
function runStep(root, name, command) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new StepError(`The step "${name}" failed:\n${Buffer.concat(output).toString().trim()}`));
    });
  });
}

async function generate(root) {
  if (isFresh(root)) return;
  console.log('Generating from schemas …');
  await runStep(root, 'generate', ['scripts/generate.mjs']);
}

/** The stamp is taken before the step, so that changes during it are noticed by the next start. */
async function bringUpToDate(root, stamps, name, stamp) {
  const { makes, command } = steps[name];
  if (existsSync(join(root, makes)) && stamps.matches(name, stamp)) return;
  console.log({ server: 'Building the server …', web: 'Building the web app …' }[name]);
  await runStep(root, name, command);
  stamps.keep(name, stamp);
}

/** Generates, then starts both builds; each promise resolves when that part is up to date. */
export async function startBuilds(root) {
  const stamps = new Stamps(join(root, 'dist', 'stamps.json'));
  await generate(root);
  const known = new Map();
  const [server, web] = ['server', 'web'].map((name) =>
    bringUpToDate(root, stamps, name, stampOf(root, steps[name].reads, known)),
  );
  // Whoever awaits it later hears of its failure then.
  web.catch(() => undefined);
  return { server, web };
}

export async function build(root) {
  const { server, web } = await startBuilds(root);
  await Promise.all([server, web]);
}
