/** Keeps `generated/` up to date while `schemas/` is edited. */
import { spawn } from 'node:child_process';

/** Resolves after the first run, whether it succeeded or not: errors are printed and watching continues. */
export function startGenerator(root) {
  const preloaded = ['--import', './scripts/dev/end-with-parent.mjs'];
  const child = spawn(process.execPath, [...preloaded, 'scripts/generate.mjs', '--watch'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const pass = (to) => (chunk) => {
      to.write(chunk);
      resolve(child);
    };
    child.stdout.on('data', pass(process.stdout));
    child.stderr.on('data', pass(process.stderr));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code && !child.killed)
        console.error(`The generator stopped with ${code}: schemas are not followed any more.`);
    });
  });
}
