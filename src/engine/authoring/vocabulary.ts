/** Checks every schema file against the meta-schema that its `$schema` names. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { addFormats } from './ajv-plugins.ts';
import { reservedNames } from './reserved-names.ts';
import { type Examine, type Problem, didYouMean, examineAnew } from './problems.ts';
import type { JsonObject, Pointer, SourceFile } from './source.ts';

/** Checks files against a vocabulary. */
export type VocabularyCheck = (files: readonly SourceFile[]) => readonly Problem[];

/** The validator of the schema with this id; `ajv` is created when it is needed. */
export type ValidatorOf = (id: string, ajv: () => Ajv2020) => ValidateFunction;

const compiled: ValidatorOf = (id, ajv) => ajv().getSchema(id) as ValidateFunction;

/** The problems of all files, including unknown keywords, invalid keyword values and a missing `$schema`. */
export function checkVocabulary(
  files: readonly SourceFile[],
  examine = examineAnew,
  validatorOf = compiled,
): readonly Problem[] {
  const vocabulary = files.filter(isVocabulary);
  const invalid = vocabulary.flatMap((file) =>
    examine('file', file.path, file, () => problemsOfMeta(file, validatorsOf(vocabulary))),
  );
  if (invalid.length > 0) return invalid;
  return vocabularyCheck(vocabulary, examine, validatorOf)(files.filter((file) => !isVocabulary(file)));
}

/** A meta-schema is checked against JSON Schema itself. */
function problemsOfMeta(file: SourceFile, ajv: Ajv2020): readonly Problem[] {
  if (ajv.validateSchema(file.json) === true) return [];
  return distinct((ajv.errors ?? []).map((error) => problemOf(file, error)));
}

/** Whether this file is a meta-schema. */
export function isVocabulary({ path }: SourceFile): boolean {
  return path.startsWith('schemas/vocabulary/');
}

/** Compiles meta-schemas on first use. */
export function vocabularyCheck(
  vocabulary: readonly SourceFile[],
  examine: Examine = examineAnew,
  validatorOf = compiled,
): VocabularyCheck {
  const metas = new Set(vocabulary.map(({ path }) => path));
  const validator = (path: string) => validatorOf(`file:///${path}`, () => validatorsOf(vocabulary));
  return (files) => files.flatMap((file) => examine('file', file.path, file, () => problemsOf(file, metas, validator)));
}

let latest: { readonly written: string; readonly ajv: Ajv2020 } | undefined;

/** The validators of the last vocabulary are cached for repeated checks. */
function validatorsOf(vocabulary: readonly SourceFile[]): Ajv2020 {
  const written = JSON.stringify(vocabulary);
  if (latest?.written === written) return latest.ajv;
  const ajv = new Ajv2020({
    ...{ strict: true, strictTypes: false, strictRequired: false, allErrors: true, verbose: true },
    // Each vocabulary checks only a few files: optimizing its validators would take longer than it saves, and so would copies of shared parts.
    code: { optimize: false, source: true },
    inlineRefs: false,
    // checkVocabulary validates them, unless they are unchanged since they were valid.
    validateSchema: false,
  });
  addFormats(ajv);
  for (const file of vocabulary) ajv.addSchema({ ...file.json, $id: `file:///${file.path}` });
  latest = { written, ajv };
  return ajv;
}

function problemsOf(
  file: SourceFile,
  metas: ReadonlySet<string>,
  validator: (path: string) => ValidateFunction,
): readonly Problem[] {
  const named = file.json['$schema'];
  const target = typeof named === 'string' ? pathBeside(file.path, named) : '';
  if (!metas.has(target)) {
    const message = `"$schema" must name a file of schemas/vocabulary.${didYouMean(target, metas)}`;
    return [{ file: file.path, line: file.lineOf(['$schema']), message }];
  }
  const reserved = reservedNames(file);
  if (reserved.length > 0) return reserved;
  const validate = validator(target);
  if (validate(file.json)) return [];
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
  return distinct(errors.map((error) => problemOf(file, error)));
}

function problemOf(file: SourceFile, error: ErrorObject): Problem {
  const at = pointerOf(file.json, error.instancePath);
  const where = at.length > 0 ? `${at.join('.')}: ` : '';
  const extra = error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
  if (extra) {
    const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    return {
      file: file.path,
      line: file.lineOf([...at, name]),
      message: `${where}unknown keyword "${name}".${didYouMean(name, known)}`,
    };
  }
  if (error.keyword === 'const') {
    const only = JSON.stringify(error.params['allowedValue']);
    return { file: file.path, line: file.lineOf(at), message: `${where}must be ${only}.` };
  }
  const allowed: unknown = error.params['allowedValues'];
  const values: readonly unknown[] = Array.isArray(allowed) ? allowed : [];
  const near = typeof error.data === 'string' ? didYouMean(error.data, values.map(String)) : '';
  const list = values.length > 0 && near === '' ? `: ${values.join(', ')}` : '';
  return {
    file: file.path,
    line: file.lineOf(at),
    message: `${where}${error.message ?? error.keyword}${list}.${near}`,
  };
}

function pointerOf(json: JsonObject, instancePath: string): Pointer {
  let node: unknown = json;
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(node) ? Number(name) : name;
      node = (node as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

/** A failing `oneOf` reports each branch; the first finding of a line is enough to fix it. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const id = `${problem.line} ${problem.message}`;
    return seen.has(id) ? false : seen.add(id);
  });
}

/**
 * Resolves a relative path in a file, with forward slashes on every platform: `../vocabulary/a.json` in `schemas/calls/b.json` is
 * `schemas/vocabulary/a.json`.
 */
function pathBeside(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
