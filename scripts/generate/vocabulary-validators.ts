/** Caches the compiled validators of the vocabulary: compiling the one of a changed file takes longer than all other checks. */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { SourceCache } from '#engine/authoring/compile-sources.ts';
import { standalone } from './ajv-standalone.ts';
import type { Memory } from './build-cache.ts';

const require = createRequire(import.meta.url);
const exported = 'validate';

export function keptValidators(memory: Memory): SourceCache['validator'] {
  const loaded = new Map<string, ValidateFunction>();
  return (key, id, ajv) => {
    // Each has its own part, because saving a part drops what the run did not use.
    const part = memory.part(`vocabulary-${basename(id, '.json')}`);
    const code = part.textSync('validator', key, () => standalone(ajv(), { [exported]: id }));
    const validate = loaded.get(code) ?? loadedFrom(code);
    loaded.set(code, validate);
    return validate;
  };
}

/** The code is that of a CommonJS module. */
function loadedFrom(code: string): ValidateFunction {
  const exports: Record<string, ValidateFunction> = {};
  (compileFunction(code, ['exports', 'require']) as (...given: unknown[]) => void)(exports, require);
  return exports[exported]!;
}
