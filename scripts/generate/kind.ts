/** A kind of schema for the generator: a folder of `schemas/` whose files share a vocabulary. */
import type { Problem } from '#engine/authoring/problems.ts';
import type { JsonObject } from '#engine/authoring/source.ts';
import type { Memory } from './build-cache.ts';
import type { Inputs } from './inputs.ts';
import type { Outputs } from './outputs.ts';

export interface Kind {
  /** Folder below `schemas/`; its vocabulary is the file that each `$schema` names. */
  readonly folder: string;
  /**
   * The other folders that it reads, besides enums and entities; `setting-names` stands for the names of settings and facts. It is
   * checked and generated again only after a change in one of these folders or its own.
   */
  readonly reads?: readonly string[];
  /** Checks beyond the vocabulary, each error with its line. Nothing is written while there are errors. */
  readonly check?: (inputs: Inputs) => readonly Problem[];
  /** Schemas by PascalCase name that become types in `generated/types.ts`; their references are type references. */
  readonly types?: (inputs: Inputs) => Readonly<Record<string, JsonObject>>;
  /** Generated files by path, in `generated/build/` unless they are reviewed. */
  readonly outputs?: (inputs: Inputs, memory: Memory) => Outputs | Promise<Outputs>;
}
