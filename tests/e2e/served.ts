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

/** Serves a database on a free port, or on the `PORT` of `env`; only one at a time. `jobs`: also runs jobs. */
export const serve = (logins: TestServer, env: Readonly<Record<string, string>>, jobs: boolean): Promise<number> =>
  send({ do: 'serve', logins, env, jobs });

/** Warnings and errors logged since the last call. */
export const complaintsOfServer = (): Promise<string[]> => send({ do: 'complaints' });

export const stopServing = (): Promise<void> => send({ do: 'stop' });
