/**
 * Reads workbooks in a thread with limits for memory and time: a few bytes of a file can stand for millions of cells,
 * which the library would create one by one.
 */
import { Worker } from 'node:worker_threads';

/** The cells of a line that is not blank, with its number in the sheet, from 1. */
export type WorkbookLine = readonly [number: number, cells: readonly unknown[]];

export interface WorkbookLimits {
  /** Lines that are returned; the rest of the sheet is left out. */
  readonly lines: number;
  /** Unpacked size in bytes. */
  readonly unpacked: number;
  readonly milliseconds?: number;
  /** Memory of the thread. */
  readonly megabytes?: number;
}

const longestMilliseconds = 30_000;
const mostMegabytes = 256;

/**
 * Plain JavaScript, because a thread doesn’t share the server’s modules. The parts are unpacked to the size that they
 * declare and packed again, because the library unpacks them to whatever size they have.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { library, zip, bytes, limits } = workerData;
(async () => {
  const { unzipSync, zipSync } = await import(zip);
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > limits.unpacked) throw new RangeError('The workbook unpacks to too much.');
      return true;
    },
  });
  const { readSheet } = await import(library);
  const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
  const lines = [];
  for (let at = 0; at < rows.length && lines.length < limits.lines; at += 1)
    if (rows[at].some((cell) => cell !== null && cell !== '')) lines.push([at + 1, rows[at]]);
  parentPort.postMessage(lines);
})();`;

let queue: Promise<unknown> = Promise.resolve();

/** The first sheet. One file at a time is read. Throws for a file that is no workbook or exceeds a limit. */
export function readWorkbook(bytes: Buffer, limits: WorkbookLimits): Promise<readonly WorkbookLine[]> {
  const mine = queue.then(() => readInThread(bytes, limits));
  queue = mine.catch(() => undefined);
  return mine;
}

async function readInThread(bytes: Buffer, limits: WorkbookLimits): Promise<readonly WorkbookLine[]> {
  const [library, zip] = [import.meta.resolve('read-excel-file/node'), import.meta.resolve('fflate')];
  const thread = new Worker(program, {
    eval: true,
    workerData: { library, zip, bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes ?? mostMegabytes },
  });
  const late = setTimeout(() => void thread.terminate(), limits.milliseconds ?? longestMilliseconds);
  try {
    return await new Promise<readonly WorkbookLine[]>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The workbook could not be read')));
    });
  } finally {
    clearTimeout(late);
    void thread.terminate();
  }
}
