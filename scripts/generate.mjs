/** `npm run generate`: reports at once when there is nothing to do, and runs the generator in this process otherwise. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledGenerator } from './generate/bundle.mjs';
import { codeStamp, inputsStamp, isFresh } from './generate/freshness.mjs';

const flag = { type: 'boolean', default: false };
const { values } = parseArgs({
  options: { root: { type: 'string', default: '.' }, check: flag, watch: flag, 'built-only': flag },
});
const { check, watch, 'built-only': builtOnly } = values;
const root = resolve(values.root);
const code = codeStamp();
const inputs = inputsStamp(root, code);

// A check and a watch always run the generator, which takes what is unchanged from its cache.
if (!check && !watch && isFresh(root, { inputs, builtOnly })) {
  console.log(`generate: up to date (${(performance.now() / 1000).toFixed(2)} s)`);
} else {
  const { runGenerator } = await bundledGenerator(code);
  const ok = await runGenerator({ root, code, inputs, check, watch, builtOnly });
  if (!ok && !watch) process.exitCode = 1;
}
