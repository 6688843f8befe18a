/** The server process of this worker, started with its first test file; it is told which database to serve, and reports its warnings and errors. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestServer } from '../database.ts';

/** The folder of the bundled server. */
export const serverFolder = fileURLToPath(new URL('../../.cache/e2e-server', import.meta.url));

type Task =
  | {
      readonly do: 'serve';
      readonly logins: TestServer;
      readonly env: Readonly<Record<string, string>>;
      readonly jobs: boolean;
      /** Served there if it is still free. */
      readonly port: number;
    }
  | { readonly do: 'complaints' }
  | { readonly do: 'stop' };

export type Order = Task & { readonly id: number };

interface Answer {
  readonly id: number;
  readonly answer?: unknown;
  readonly failed?: string;
}

let server: ChildProcess | undefined;
let orders = 0;

function send<T>(task: Task): Promise<T> {
  const child = (server ??= started());
  const id = (orders += 1);
  return new Promise((resolve, reject) => {
    const done = (): void => void child.off('message', onMessage).off('exit', gone);
    const onMessage = ({ id: answered, answer, failed }: Answer): void => {
      if (answered !== id) return;
      done();
      if (failed === undefined) resolve(answer as T);
      else reject(new Error(failed));
    };
    const gone = (code: number | null): void => {
      done();
      server = undefined;
      reject(new Error(`The server process ended with ${code}.`));
    };
    child
      .on('message', onMessage)
      .on('exit', gone)
      .send({ ...task, id });
  });
}

function started(): ChildProcess {
  // A production server, without development checks of libraries.
  const env = { ...process.env, NODE_ENV: 'production' };
  return fork(`${serverFolder}/server.js`, { env, execArgv: ['--enable-source-maps'], serialization: 'advanced' });
}

/** Whatever is free at first, then the same for all files, so that browsers can use what they have loaded again. */
let usualPort = 0;

/** Serves a database, on the `PORT` of `env` if it has one, and resolves with the port; only one at a time. `jobs`: also runs jobs. */
export async function serve(logins: TestServer, env: Readonly<Record<string, string>>, jobs: boolean): Promise<number> {
  const isUsual = env['PORT'] === undefined;
  const port = await send<number>({ do: 'serve', logins, env, jobs, port: Number(env['PORT'] ?? usualPort) });
  if (isUsual) usualPort = port;
  return port;
}

/** Warnings and errors logged since the last call. */
export const complaintsOfServer = (): Promise<string[]> => send({ do: 'complaints' });

export const stopServing = (): Promise<void> => send({ do: 'stop' });
