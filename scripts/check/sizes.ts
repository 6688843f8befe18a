/** Keeps files short enough to read in one go: the limits, and a table of the sizes of each part. */
import { posix } from 'node:path';
import { codeFolders, filesUnder, readText } from './files.ts';
import type { Finding } from './finding.ts';

const limits = { median: 80, p90: 200, file: 400, testFile: 600, folder: 25 };
const counted = /\.(ts|tsx|mts|mjs|css)$/;

export interface Size {
  file: string;
  lines: number;
}

export function sizesOf(root: string): Size[] {
  return filesUnder(root, codeFolders, counted).map((file) => ({ file, lines: linesIn(readText(root, file)) }));
}

/** Files and folders over their limit, and the total when its median or 90th percentile is. */
export function checkSizes(sizes: readonly Size[]): Finding[] {
  const long = sizes.flatMap(({ file, lines }): Finding[] => {
    const limit = file.startsWith('tests/') ? limits.testFile : limits.file;
    return lines > limit ? [{ file, line: 0, message: `has ${lines} lines, the limit is ${limit}: split it` }] : [];
  });
  long.push(...crowdedFolders(sizes));
  const all = sizes.map(({ lines }) => lines);
  const median = quantile(all, 0.5);
  const p90 = quantile(all, 0.9);
  if (median > limits.median) long.push(whole(`median file has ${median} lines, the limit is ${limits.median}`));
  if (p90 > limits.p90) long.push(whole(`one file in ten has more than ${limits.p90} lines (p90 is ${p90})`));
  return long;
}

/** A folder with too many files must be grouped by subject. */
function crowdedFolders(sizes: readonly Size[]): Finding[] {
  const files = new Map<string, number>();
  for (const { file } of sizes) files.set(posix.dirname(file), (files.get(posix.dirname(file)) ?? 0) + 1);
  return [...files].flatMap(([folder, count]) => {
    const message = `holds ${count} files, the limit is ${limits.folder}: group them`;
    return count > limits.folder ? [{ file: folder, line: 0, message }] : [];
  });
}

/** One line per part: files, median, p90, longest. */
export function sizeTable(sizes: readonly Size[]): string[] {
  const byPart = new Map<string, Size[]>();
  for (const size of sizes) byPart.set(partNameOf(size.file), [...(byPart.get(partNameOf(size.file)) ?? []), size]);
  const rows = [...byPart, ['all', [...sizes]] as const].map(([part, items]) => {
    const lines = items.map((item) => item.lines);
    return [part, items.length, quantile(lines, 0.5), quantile(lines, 0.9), Math.max(...lines)] as const;
  });
  return [['part', 'files', 'median', 'p90', 'longest'], ...rows].map(([part, ...numbers]) =>
    [part.padEnd(24), ...numbers.map((number) => String(number).padStart(8))].join(''),
  );
}

function partNameOf(file: string): string {
  return /^(src\/(?:platform|modules)\/[^/]+|src\/[^/]+|[^/]+)/.exec(file)?.[1] ?? '';
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function linesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function whole(message: string): Finding {
  return { file: 'src, scripts and tests', line: 0, message };
}
