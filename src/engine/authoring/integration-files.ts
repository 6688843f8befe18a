/** Sorts the files of `schemas/integrations/`, and the choices they refer to. */
import type { Definition } from './references.ts';
import { textOf, type JsonObject, type SourceFile } from './source.ts';

export const filtersFile = 'schemas/integrations/filters.json';
export const ruleFile = 'schemas/integrations/rule.json';

/** The files of connected systems; the folder's other two files define what all rules share. */
export function systemFiles(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(
    ({ path }) => path.startsWith('schemas/integrations/') && path !== filtersFile && path !== ruleFile,
  );
}

/** Values and titles of an enumeration, in order. */
export function choicesOf(definitions: ReadonlyMap<string, Definition>, name: string): ReadonlyMap<string, string> {
  const choices = definitions.get(`enums/${name}.json`)?.file.json['oneOf'] ?? [];
  return new Map(
    (choices as readonly JsonObject[]).map((choice) => [textOf(choice, 'const'), textOf(choice, 'title')]),
  );
}
