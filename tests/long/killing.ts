/** Kills the server's or the database's process of a started product, and waits until the service is back. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf, type Started } from '../e2e/started.ts';

export const longestMs = 10_000;

export type Part = 'server' | 'database';

/** The process that `npm start` supervises. */
function serverProcess({ child }: Started): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const own = lines.map((line) => line.trim().split(/\s+/)).find(([, parent]) => parent === String(child.pid));
  return own && Number(own[0]);
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://127.0.0.1:${port}/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves with the milliseconds until it was back; throws the server's output if it does not come back. */
export async function killPart(server: Started, folder: string, part: Part): Promise<number> {
  const find = (): number | undefined => (part === 'server' ? serverProcess(server) : postmasterOf(folder));
  const killed = find()!;
  const started = Date.now();
  process.kill(killed, 'SIGKILL');
  while (find() === killed || !(await isReady(server.port))) {
    if (Date.now() - started > 4 * longestMs) throw new Error(`The ${part} is not back. ${server.output()}`);
    await sleep(50);
  }
  return Date.now() - started;
}
