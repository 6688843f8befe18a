/** What is wrong with the schemas, said so that the person who wrote the line can fix it at once. */
import { closest, distance } from 'fastest-levenshtein';

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Has one thing validated, unless nobody asks about it or just this is known to be in order: `subject` is all that the verdict
 * follows from, as plain data.
 */
export type Examine = (
  kind: 'file' | 'setting' | 'samples',
  name: string,
  subject: unknown,
  validate: () => readonly Problem[],
) => readonly Problem[];

/** Validates everything again. */
export const examineAnew: Examine = (_kind, _name, _subject, validate) => validate();

/** Thrown instead of writing anything: a schema with a mistake never half-generates. */
export class SchemaProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.file}:${problem.line}  ${problem.message}`).join('\n'));
    this.name = 'SchemaProblems';
    this.problems = problems;
  }
}

/** ` Did you mean "x"?` when a known name is near enough to be a slip, else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length === 0) return '';
  const nearest = closest(name, names);
  return distance(name, nearest) <= Math.max(2, Math.ceil(name.length / 3)) ? ` Did you mean "${nearest}"?` : '';
}
