/** Checks that two fields of which one is needed (`x-or`) name each other. */
import { isObject } from '../../values/json-value.ts';
import type { Problem } from '../problems.ts';
import { walk } from '../references.ts';
import type { SourceFile } from '../source.ts';
import { isVocabulary } from '../vocabulary.ts';

export function pairedFieldInvariants(files: readonly SourceFile[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const file of files.filter((one) => !isVocabulary(one)))
    walk(file.json, [], ({ properties }, at) => {
      if (!isObject(properties)) return;
      for (const [name, field] of Object.entries(properties)) {
        const other = isObject(field) ? field['x-or'] : undefined;
        if (typeof other !== 'string') continue;
        const back = properties[other];
        if (isObject(back) && back['x-or'] === name && typeof back['title'] === 'string') continue;
        problems.push({
          file: file.path,
          line: file.lineOf([...at, 'properties', name, 'x-or']),
          message: `"${name}" and "${other}" need titles, and an x-or that names the other.`,
        });
      }
    });
  return problems;
}
