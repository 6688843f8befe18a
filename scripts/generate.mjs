/** `npm run generate`: says at once that there is nothing to do, and starts the generator, in this process, only when there is. */
import { resolve } from 'node:path';
import { isFresh } from './generate/freshness.mjs';

const args = process.argv.slice(2);
const [option, folder] = args;
const root = resolve(option === '--root' && folder ? folder : '.');

// Whoever asks for a check or a watch wants to see the generator's own work.
if ((args.length === 0 || (option === '--root' && args.length === 2)) && isFresh(root)) {
  console.log(`generate: up to date (${(performance.now() / 1000).toFixed(2)} s)`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./generate.ts');
}
