/** `npm run generate [-- --check | --watch] [--root <dir>]`: writes `generated/` from `schemas/`. */
import { resolve } from 'node:path';
import { inputsStamp, keepFresh } from './generate/freshness.mjs';
import { staleOutputs, writeOutputs } from './generate/outputs.ts';
import { generate } from './generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { watchSchemas } from './generate/watch.ts';

const args = process.argv.slice(2);
const rootAt = args.indexOf('--root');
const root = resolve(rootAt < 0 ? '.' : (args[rootAt + 1] ?? '.'));

async function run(): Promise<boolean> {
  const started = performance.now();
  try {
    const inputs = inputsStamp(root);
    const outputs = await generate(root);
    if (args.includes('--check')) {
      const stale = await staleOutputs(root, outputs);
      for (const path of stale) console.error(`stale: ${path} — run npm run generate and commit it`);
      return stale.length === 0;
    }
    const written = await writeOutputs(root, outputs);
    keepFresh(root, inputs, outputs);
    const time = ((performance.now() - started) / 1000).toFixed(2);
    console.log(
      written.length === 0 ? `generate: up to date (${time} s)` : `generate: wrote ${written.join(', ')} (${time} s)`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof SchemaProblems)) throw error;
    console.error(error.message);
    return false;
  }
}

const ok = await run();
if (args.includes('--watch')) watchSchemas(root, run);
else if (!ok) process.exitCode = 1;
