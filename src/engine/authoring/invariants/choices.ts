/** Checks that no value is offered twice: two equal constants in `oneOf` refuse the value. */
import { isList, isObject, sameJson } from '../../values/json-value.ts';
import type { Problem } from '../problems.ts';
import { walk } from '../references.ts';
import type { Json, SourceFile } from '../source.ts';
import { isVocabulary } from '../vocabulary.ts';

/** Each choice of `oneOf` and `enum` that repeats an earlier one, in any schema file, with its line. */
export function choiceInvariants(files: readonly SourceFile[]): readonly Problem[] {
  return files.filter((file) => !isVocabulary(file)).flatMap(repeatedChoices);
}

function repeatedChoices(file: SourceFile): readonly Problem[] {
  const problems: Problem[] = [];
  walk(file.json, [], (node, at) => {
    for (const [keyword, offered] of [
      ['oneOf', constantsOf(node['oneOf'])],
      ['enum', valuesOf(node['enum'])],
    ] as const)
      for (const { value, index } of offered)
        if (offered.some((one) => one.index < index && sameJson(one.value, value)))
          problems.push({
            file: file.path,
            line: file.lineOf([...at, keyword, index]),
            message: `${[...at, keyword].join('.')}: the choice ${JSON.stringify(value)} is there twice.`,
          });
  });
  return problems;
}

interface Offered {
  readonly value: unknown;
  readonly index: number;
}

function valuesOf(list: Json | undefined): readonly Offered[] {
  return isList(list) ? list.map((value, index) => ({ value, index })) : [];
}

function constantsOf(list: Json | undefined): readonly Offered[] {
  return valuesOf(list).flatMap(({ value, index }) =>
    isObject(value) && 'const' in value ? [{ value: value['const'], index }] : [],
  );
}
