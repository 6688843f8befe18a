/**
 * Writes XLSX files in a thread of their own: the library does its work in one piece, 10 s for 60,000 rows, during
 * which the server would answer nobody.
 */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export type XlsxCell =
  | string
  | number
  | null
  | { readonly value: string; readonly fontWeight: 'bold' }
  | { readonly value: number | Date; readonly format: string };

/** Plain JavaScript, because a thread doesn’t share the server’s modules. It gets rows in parts, and nothing at the end. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const rows = [];
parentPort.on('message', async (part) => {
  if (part !== null) {
    for (const row of part) rows.push(row);
    return;
  }
  const { default: write } = await import(workerData.library);
  parentPort.postMessage(await write(rows, { stickyRowsCount: 1, columns: workerData.columns }).toBuffer());
  parentPort.close();
});`;

/** Rows that are copied to the thread before other requests have their turn. */
const rowsAtOnce = 500;

/** The file of rows, of which the first stays in sight; `widths` of the columns in characters. */
export async function xlsxOf(rows: Iterable<readonly XlsxCell[]>, widths: readonly number[]): Promise<Buffer> {
  const library = import.meta.resolve('write-excel-file/node');
  const thread = new Worker(program, {
    eval: true,
    workerData: { library, columns: widths.map((width) => ({ width })) },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    thread.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The file could not be written')));
  });
  // Awaited below; without this, a failure while rows are sent would be unhandled.
  written.catch(() => undefined);
  let part: (readonly XlsxCell[])[] = [];
  for (const row of rows) {
    if (part.push(row) < rowsAtOnce) continue;
    thread.postMessage(part);
    part = [];
    await setImmediate();
  }
  thread.postMessage(part);
  thread.postMessage(null);
  return written;
}
