/** Errors in schemas, reported so that their author can fix them at once. */
import { closest, distance } from 'fastest-levenshtein';

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Validates one thing, unless a caller skips it or knows that it is valid: `subject` is all the data that the result
 * depends on.
 */
export type Examine = (
  kind: 'file' | 'setting' | 'samples' | 'kind',
  name: string,
  subject: unknown,
  validate: () => readonly Problem[],
) => readonly Problem[];

/** Validates everything, without a cache. */
export const examineAnew: Examine = (_kind, _name, _subject, validate) => validate();

/** Thrown before anything is written: invalid schemas never generate partial output. */
export class SchemaProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.file}:${problem.line}  ${problem.message}`).join('\n'));
    this.name = 'SchemaProblems';
    this.problems = problems;
  }
}

/** ` Did you mean "x"?` when a known name is similar enough to be a typo, otherwise empty. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length === 0) return '';
  const nearest = closest(name, names);
  return distance(name, nearest) <= Math.max(2, Math.ceil(name.length / 3)) ? ` Did you mean "${nearest}"?` : '';
}
