/** Keeps `generated/` up to date with `schemas/` while somebody edits them. */
import { spawn } from 'node:child_process';

/** Resolves after the first run, whether the schemas were in order or not: what is wrong is printed and watched on. */
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
