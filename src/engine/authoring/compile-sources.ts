/** From schema files to the catalogue, held against everything that must be true of them: what the generator and the workbench share. */
import { compileCatalogue, type CompiledCatalogue, type Given } from './compile-catalogue.ts';
import { withDeclaredFields } from './tables/declared-fields.ts';
import { integrationInvariants } from './invariants/integration-invariants.ts';
import { checkInvariants } from './invariants/invariants.ts';
import { examineAnew, SchemaProblems, type Examine, type Problem } from './problems.ts';
import { checkReferences, definitionsOf, type Definition } from './references.ts';
import type { SourceFile } from './source.ts';
import { checkVocabulary, isVocabulary } from './vocabulary.ts';

export interface CompiledSources {
  /** Forms and tables with the fields that their entities put there. */
  readonly files: readonly SourceFile[];
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly compiled: CompiledCatalogue;
}

/**
 * The catalogue of all schema files. Throws SchemaProblems with what the first of the examinations found.
 * @param examine for who knows what was in order before
 */
export function compileSources(
  written: readonly SourceFile[],
  given: Given,
  examine: Examine = examineAnew,
): CompiledSources {
  const definitions = definitionsOf(written);
  const language = given.digest(JSON.stringify(written.filter(isVocabulary)));
  stopAt(
    checkVocabulary(written, (kind, name, subject, validate) => examine(kind, name, [language, subject], validate)),
  );
  stopAt(checkReferences(written, definitions));
  const { files, problems } = withDeclaredFields(written, definitions);
  stopAt(problems);
  const compiled = compileCatalogue(files, definitions, given);
  stopAt(checkInvariants(files, compiled, definitions, examine));
  stopAt(integrationInvariants(files, compiled, definitions));
  return { files, definitions, compiled };
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SchemaProblems(problems);
}
