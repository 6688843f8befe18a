/** Runs one command of the test run, shows its output, and stops it at its time limit. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Resolves with the exit code; a command beyond its limit is stopped with all of its children, and fails. */
export function run(root, [command, ...args], { env = {}, limitSeconds }) {
  return new Promise((resolve) => {
    const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const stop = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has already exited.
      }
    };
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')} took more than ${limitSeconds} s and was stopped.`);
      stop();
    }, limitSeconds * 1000);
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    const ended = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      ended(1);
    });
    child.on('close', (code) => ended(code ?? 1));
  });
}
