/** `npm run generate`: says at once that there is nothing to do, and starts the generator, in this process, only when there is. */
import { resolve } from 'node:path';
import { bundledGenerator } from './generate/bundle.mjs';
import { codeStamp, isFresh } from './generate/freshness.mjs';

const args = process.argv.slice(2);
const rootAt = args.indexOf('--root');
const root = resolve(rootAt < 0 ? '.' : (args[rootAt + 1] ?? '.'));
const check = args.includes('--check');
const watch = args.includes('--watch');
const code = codeStamp();

// Whoever asks for a check or a watch wants to see the generator's own work.
if (!check && !watch && isFresh(root, code)) {
  console.log(`generate: up to date (${(performance.now() / 1000).toFixed(2)} s)`);
} else {
  const { runGenerator } = await bundledGenerator(code);
  const ok = await runGenerator({ root, code, check, watch });
  if (!ok && !watch) process.exitCode = 1;
}
