/** Runs the server as a child process: when it ends unexpectedly, it is restarted and the reason is printed, within a limit. */
import { spawn } from 'node:child_process';

const mostRestarts = 5;
const withinMs = 60_000;

/**
 * Starts `node ...args` and starts it again whenever it ends on its own, at most five times a minute. A server that ends before it ever
 * said that it listens would do so again, so it is not started again. SIGINT and SIGTERM of this process end both; the server ends by
 * itself when this process is gone.
 * @param {readonly string[]} args
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the exit code for this process, once the server has ended for good
 */
export function supervise(args, say = console.error) {
  const restarts = [];
  let server;
  let listened = false;
  let stopping = false;
  let stopSignal;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      stopping = true;
      stopSignal = signal;
      server.kill(signal);
    });

  /** Whether another restart is allowed; counts it. */
  const mayRestart = () => {
    const now = Date.now();
    while (restarts.length > 0 && restarts[0] <= now - withinMs) restarts.shift();
    return restarts.length < mostRestarts && restarts.push(now) > 0;
  };

  return new Promise((resolve, reject) => {
    const run = () => {
      server = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      server.once('message', () => (listened = true));
      server.once('error', reject);
      server.once('exit', (code, signal) => {
        const reason = signal ? `it was killed by ${signal}` : `exit code ${code}`;
        if (stopping && signal === stopSignal) return resolve(0);
        if (stopping || code === 0 || !listened) return resolve(code ?? 1);
        if (mayRestart()) {
          say(`The server ended unexpectedly: ${reason}. It is started again.`);
          return run();
        }
        say(
          `The server ended unexpectedly: ${reason}. It was started again ${mostRestarts} times within a minute, so it stays off.`,
        );
        return resolve(code ?? 1);
      });
    };
    run();
  });
}
