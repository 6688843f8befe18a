/** The result of every check: where something is wrong and what to do about it. */

export interface Finding {
  /** Path from the project's root. */
  file: string;
  /** 1-based; 0 when the finding is about the whole file. */
  line: number;
  message: string;
}

/** One line per finding, in a format that editors and terminals turn into a link. */
export function findingLine({ file, line, message }: Finding): string {
  return `${line > 0 ? `${file}:${line}` : file} ${message}`;
}
