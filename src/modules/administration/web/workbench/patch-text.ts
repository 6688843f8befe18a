/** The change of one file as a patch for `git apply`. */

import { structuredPatch } from 'diff';

/** Number of context lines, as in git. */
const context = 3;

const noNewline = String.raw`\ No newline at end of file`;

/**
 * Empty when nothing changed.
 * @param before the current file; undefined for a new one
 */
export function patchText(path: string, before: string | undefined, after: string): string {
  if (before === after) return '';
  const { hunks } = structuredPatch(path, path, before ?? '', after, undefined, undefined, { context });
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines.map((line) => (line.startsWith('\\') ? noNewline : line)),
  ]);
  const head =
    before === undefined
      ? [`diff --git a/${path} b/${path}`, 'new file mode 100644', '--- /dev/null', `+++ b/${path}`]
      : [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`];
  return `${[...head, ...body].join('\n')}\n`;
}

/** For an empty range, the number of the line before it is used. */
function range(start: number, lines: number): string {
  return `${lines === 0 ? Math.max(0, start - 1) : start},${lines}`;
}
