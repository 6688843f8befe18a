/** Keeps files small enough to be read in one go: the house's limits, and a table of where each room stands. */
import { codeFolders, filesUnder, readText } from './files.ts';
import type { Finding } from './finding.ts';

const limits = { median: 80, p90: 200, file: 400, testFile: 600 };
const counted = /\.(ts|tsx|mts|mjs|css)$/;

export interface Size {
  file: string;
  lines: number;
}

export function sizesOf(root: string): Size[] {
  return filesUnder(root, codeFolders, counted).map((file) => ({ file, lines: linesIn(readText(root, file)) }));
}

/** Files over their limit, and the whole when its median or ninth decile is. */
export function checkSizes(sizes: readonly Size[]): Finding[] {
  const long = sizes.flatMap(({ file, lines }): Finding[] => {
    const limit = file.startsWith('tests/') ? limits.testFile : limits.file;
    return lines > limit ? [{ file, line: 0, message: `has ${lines} lines, the limit is ${limit}: split it` }] : [];
  });
  const all = sizes.map(({ lines }) => lines);
  const median = quantile(all, 0.5);
  const p90 = quantile(all, 0.9);
  if (median > limits.median) long.push(whole(`median file has ${median} lines, the limit is ${limits.median}`));
  if (p90 > limits.p90) long.push(whole(`one file in ten has more than ${limits.p90} lines (p90 is ${p90})`));
  return long;
}

/** One line a room: files, median, p90, longest. */
export function sizeTable(sizes: readonly Size[]): string[] {
  const byRoom = new Map<string, Size[]>();
  for (const size of sizes) byRoom.set(roomOf(size.file), [...(byRoom.get(roomOf(size.file)) ?? []), size]);
  const rows = [...byRoom, ['all', [...sizes]] as const].map(([room, items]) => {
    const lines = items.map((item) => item.lines);
    return [room, items.length, quantile(lines, 0.5), quantile(lines, 0.9), Math.max(...lines)] as const;
  });
  return [['room', 'files', 'median', 'p90', 'longest'], ...rows].map(([room, ...numbers]) =>
    [room.padEnd(24), ...numbers.map((number) => String(number).padStart(8))].join(''),
  );
}

function roomOf(file: string): string {
  return /^(src\/(?:web|server)\/[^/]+|src\/[^/]+|[^/]+)/.exec(file)?.[1] ?? '';
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
