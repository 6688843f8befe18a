/**
 * `npm start`: from a fresh clone to a running platform. Installs, generates and builds what is missing or stale,
 * starts the database, runs migrations, seeds it, and serves. Needs only Node and npm.
 */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';
import { announce } from './start/announce.mjs';
import { startBuilds, StepError } from './start/build.mjs';
import { lockInstance } from './start/instance-lock.mjs';
import { supervise } from './start/supervise.mjs';

const started = performance.now();
const root = fileURLToPath(new URL('..', import.meta.url));

function fail(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

function checkPort(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => {
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is used by another program. Stop that, or choose another: PORT=${port + 1} npm start`);
      fail(`Cannot listen on ${host}:${port}: ${message}`);
    });
    probe.listen(port, host, () => probe.close(done));
  });
}

checkNode();
process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
const early = () => process.exit(130);
process.once('SIGINT', early).once('SIGTERM', early);

const port = Number(process.env.PORT || 3051);
const dataDir = resolve(process.env.DATA_DIR || '.data');
const holder = lockInstance(dataDir, `http://localhost:${port}`);
if (holder)
  fail(
    `Already running: process ${holder.pid} serves ${holder.address} from ${dataDir}. Stop it first, or set DATA_DIR and PORT.`,
  );

try {
  await checkPort(port, process.env.HOST || '0.0.0.0');
  installPackages(root);
  const builds = await startBuilds(root);
  await builds.server;
  // From here on each step closes what it opened: prepare-database first, then the server, which is a process of its
  // own.
  process.off('SIGINT', early).off('SIGTERM', early);
  const load = (name) => import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href);
  const { demo, rehearsal } = await load('prepare-database');
  // Nothing is open now.
  process.once('SIGINT', early).once('SIGTERM', early);
  await builds.web;
  process.off('SIGINT', early).off('SIGTERM', early);
  const simulators = rehearsal ? await (await load('simulators')).simulate(process.env) : undefined;
  const ended = supervise([join(root, 'dist', 'server', 'main.js')]);
  const announced = announce({
    port,
    dataDir,
    demo,
    simulated: simulators?.address,
    started,
  });
  await Promise.race([announced, ended]);
  process.exit(await ended);
} catch (error) {
  fail(error instanceof StepError ? error.message : error.stack);
}
