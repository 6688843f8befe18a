/** Compiles schema files into the catalogue and checks every invariant: shared by the generator and the workbench. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { compileCatalogue, type CompiledCatalogue, type Given } from './compile-catalogue.ts';
import { compileTables, type CompiledTables } from './tables/compile-tables.ts';
import { withDeclaredFields } from './tables/declared-fields.ts';
import { integrationInvariants } from './invariants/integration-invariants.ts';
import { checkInvariants } from './invariants/invariants.ts';
import { examineAnew, SchemaProblems, type Examine, type Problem } from './problems.ts';
import { checkReferences, definitionsOf, type Definition } from './references.ts';
import type { SourceFile } from './source.ts';
import { checkVocabulary, isVocabulary, type ValidatorOf } from './vocabulary.ts';

export interface CompiledSources {
  /** Forms and tables including the fields that entities add to them. */
  readonly files: readonly SourceFile[];
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly compiled: CompiledCatalogue;
  /** Compiled on first use, and only once: several kinds read them, and the workbench does not. */
  readonly tables: CompiledTables;
}

export interface SourceCache {
  readonly examine: Examine;
  /** The validator of a schema of the vocabulary, which is the same as long as the key is. */
  readonly validator: (key: unknown, ...asked: Parameters<ValidatorOf>) => ValidateFunction;
}

/**
 * The catalogue of all schema files. Throws SchemaProblems with the findings of the first failed check.
 * @param cache lets a caller skip what was valid before, and load the validators of an unchanged vocabulary
 */
export function compileSources(
  written: readonly SourceFile[],
  given: Given,
  cache: Partial<SourceCache> = {},
): CompiledSources {
  const { examine = examineAnew, validator } = cache;
  const definitions = definitionsOf(written);
  const language = given.digest(JSON.stringify(written.filter(isVocabulary)));
  stopAt(
    checkVocabulary(
      written,
      (kind, name, subject, validate) => examine(kind, name, [language, subject], validate),
      validator && ((id, ajv) => validator([language, id], id, ajv)),
    ),
  );
  stopAt(checkReferences(written, definitions));
  const { files, problems } = withDeclaredFields(written, definitions);
  stopAt(problems);
  const compiled = compileCatalogue(files, definitions, given);
  stopAt(checkInvariants(files, compiled, definitions, examine));
  stopAt(integrationInvariants(files, compiled, definitions));
  let tables: CompiledTables | undefined;
  return {
    files,
    definitions,
    compiled,
    get tables() {
      return (tables ??= compileTables(files, definitions));
    },
  };
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SchemaProblems(problems);
}
