/** What the generator must know of a kind of schema: a folder of `schemas/` whose files are written alike. */
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import type { Problem } from '#engine/authoring/problems.ts';
import type { JsonObject } from '#engine/authoring/source.ts';
import type { Memory } from './build-cache.ts';
import type { Outputs } from './outputs.ts';

export interface Kind {
  /** Folder below `schemas/`; its vocabulary is the file that each `$schema` names. */
  readonly folder: string;
  /** What must hold beyond the vocabulary, each breach at its line. While there is one, nothing is written. */
  readonly check?: (sources: CompiledSources) => readonly Problem[];
  /** Schemas by PascalCase name that become types in `generated/types.ts`; references in them are type references. */
  readonly types?: (sources: CompiledSources) => Readonly<Record<string, JsonObject>>;
  /** Generated files by path, in `generated/build/` unless somebody reviews them. */
  readonly outputs?: (sources: CompiledSources, memory: Memory) => Outputs | Promise<Outputs>;
}
