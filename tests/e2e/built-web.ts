/** Builds the web app before the browser tests when a source is newer than what was built. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['src/web', 'src/engine', 'src/domain', 'generated', 'vite.config.ts', 'package-lock.json'];

export async function buildWebWhenStale(): Promise<void> {
  const built = join(root, 'dist/web/index.html');
  const since = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (since > 0 && sources.every((path) => newest(join(root, path)) < since)) return;
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], root);
}

/** Runs a command in a folder; rejects with everything it said when it fails. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${said}`));
    });
  });
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
