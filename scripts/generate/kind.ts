/** A kind of schema for the generator: a folder of `schemas/` whose files share a vocabulary. */
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import type { Problem } from '#engine/authoring/problems.ts';
import type { JsonObject } from '#engine/authoring/source.ts';
import type { Memory } from './build-cache.ts';
import type { Outputs } from './outputs.ts';

export interface Kind {
  /** Folder below `schemas/`; its vocabulary is the file that each `$schema` names. */
  readonly folder: string;
  /** Checks beyond the vocabulary, each error with its line. Nothing is written while there are errors. */
  readonly check?: (sources: CompiledSources) => readonly Problem[];
  /** Schemas by PascalCase name that become types in `generated/types.ts`; their references are type references. */
  readonly types?: (sources: CompiledSources) => Readonly<Record<string, JsonObject>>;
  /** Generated files by path, in `generated/build/` unless they are reviewed. */
  readonly outputs?: (sources: CompiledSources, memory: Memory) => Outputs | Promise<Outputs>;
}
