/** Runs the generator, once or after every save; started by generate.mjs. */
import { inputsStamp, isBuilt, keepFresh } from './generate/freshness.mjs';
import { Memory } from './generate/build-cache.ts';
import { staleOutputs, writeOutputs } from './generate/outputs.ts';
import { generate } from './generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { watchSchemas } from './generate/watch.ts';

export interface GeneratorOptions {
  readonly root: string;
  /** Stamp of the running code, which may differ from the code on disk. */
  readonly code: string;
  /** Stamp of the input files, taken before the first run. */
  readonly inputs: string;
  /** Only reports what is stale. */
  readonly check: boolean;
  /** Continues after the first run. */
  readonly watch: boolean;
  /** Does not change committed files. */
  readonly builtOnly: boolean;
}

/** Writes `generated/` from `schemas/`. Returns whether the (first) run succeeded. */
export async function runGenerator({ root, code, inputs, ...options }: GeneratorOptions): Promise<boolean> {
  const { check, watch, builtOnly } = options;
  const memory = Memory.of(root, code);
  const run = (stamp: string) =>
    explainingProblems(() => (check ? checkOutputs(root, memory) : refreshOutputs(root, stamp, memory, builtOnly)));
  const ok = await run(inputs);
  if (watch) watchSchemas(root, () => run(inputsStamp(root, code)));
  return ok;
}

async function refreshOutputs(root: string, inputs: string, memory: Memory, builtOnly: boolean): Promise<boolean> {
  const started = performance.now();
  const outputs = await generate(root, memory);
  const written = await writeOutputs(root, outputs, { builtOnly });
  const time = ((performance.now() - started) / 1000).toFixed(2);
  console.log(
    written.length === 0 ? `generate: up to date (${time} s)` : `generate: wrote ${written.join(', ')} (${time} s)`,
  );
  keepFresh(root, inputs, outputs);
  memory.save();
  return true;
}

async function checkOutputs(root: string, memory: Memory): Promise<boolean> {
  const stale = await staleOutputs(root, await generate(root, memory));
  for (const path of stale)
    console.error(`stale: ${path} — run npm run generate${isBuilt(path) ? '' : ' and commit it'}`);
  return stale.length === 0;
}

async function explainingProblems(run: () => Promise<boolean>): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SchemaProblems)) throw error;
    console.error(error.message);
    return false;
  }
}
