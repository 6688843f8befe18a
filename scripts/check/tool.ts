/** Runs an external tool as a child process and captures its output. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Outcome {
  ok: boolean;
  /** A few words for the summary line. */
  summary: string;
  /** The output to show when it failed. */
  details: readonly string[];
}

/** For tools written in Go: on a second core they mostly collect garbage, while the other checks wait for it. */
const oneCore = { GOMAXPROCS: '1', GOGC: '300' };

export function runTool(root: string, command: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const path = join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...oneCore, PATH: path, FORCE_COLOR: '0' },
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.on('error', (error) => resolve({ ok: false, summary: error.message, details: [] }));
    child.on('close', (code) => {
      const ok = code === 0;
      resolve({
        ok,
        summary: ok ? '' : `${command} ended with ${code}`,
        details: ok ? [] : output.join('').split('\n'),
      });
    });
  });
}
