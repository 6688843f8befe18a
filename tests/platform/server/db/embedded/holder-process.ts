/** Starts holders (holder.ts) and communicates with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { OsUser } from '#platform/server/db/embedded/os-user.ts';
import type { Login } from '../../../../database.ts';

export interface Holder {
  readonly child: ChildProcess;
  readonly owner: Login;
  readonly description: string;
  /** Its output for users. */
  readonly output: readonly string[];
  /** Closes properly. */
  readonly close: () => Promise<void>;
  /** Kills it, like a power failure. */
  readonly kill: () => Promise<void>;
}

export interface HolderOptions {
  readonly script: string;
  readonly dataDir: string;
  readonly node?: string;
  readonly user?: OsUser | null;
}

export async function startHolder({ script, dataDir, node = process.execPath, user }: HolderOptions): Promise<Holder> {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const child = spawn(node, [script, dataDir], { ...identity, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  const output: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const message = JSON.parse(line) as { output: string } | { owner: Login; description: string };
    if ('output' in message) {
      output.push(message.output);
      continue;
    }
    return {
      child,
      ...message,
      output,
      async close() {
        child.stdin.end('close\n');
        const [code] = (await ended) as [number];
        if (code !== 0) throw new Error(`The holder ended with ${code}: ${complaints}`);
      },
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  await ended;
  throw new Error(`The holder did not start: ${complaints}`);
}
