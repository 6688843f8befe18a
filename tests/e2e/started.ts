/** Starts the whole platform like `npm start`, in its own process, and reads its output. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

export interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** All output so far. */
  output: () => string;
  /** Resolves with the output once it matches; rejects if the process ends first. */
  until: (pattern: RegExp) => Promise<string>;
  /** Ctrl+C in a terminal: signals every process in the foreground. Resolves with the exit code. */
  interrupt: () => Promise<number | null>;
  /** Kills only the server's own process. */
  kill: () => Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly root?: string;
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function start(options: StartOptions): Started {
  const { dataDir, port, root = here, script = 'scripts/start.mjs', env = {} } = options;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      for (const listener of [...listeners]) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => listeners.forEach((listener) => listener()));
  return {
    child,
    port,
    output: () => text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const over = child.exitCode !== null || child.signalCode !== null;
          if (!pattern.test(text) && !over) return;
          listeners.delete(look);
          if (pattern.test(text)) resolve(text);
          else reject(new Error(`It ended (${child.exitCode ?? child.signalCode}) and had said:\n${text}`));
        };
        listeners.add(look);
        look();
      }),
    interrupt: () => {
      process.kill(-child.pid!, 'SIGINT');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface DataFolder {
  readonly path: string;
  /** Together with the database server that may still use it. */
  remove: () => void;
}

/** A folder that PostgreSQL's OS user can access. */
export function dataFolder(): DataFolder {
  const outer = mkdtempSync(join(tmpdir(), 'parcel-start-'));
  chmodSync(outer, 0o711);
  const path = join(outer, 'data');
  return {
    path,
    remove: () => {
      const postmaster = postmasterOf(path);
      if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT');
      rmSync(outer, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The process id of the embedded PostgreSQL, from its pid file. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
}

/** A zombie process does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
