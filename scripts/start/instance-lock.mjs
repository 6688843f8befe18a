/** Lets one `npm start` at a time work on a data folder; the next one is told who is there, and harms nothing. */
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process that has ended stays listed until its parent asks after it, which in a container may be never. */
function isDead(state) {
  return state === undefined || /^[ZX]/.test(state);
}

/** When the process started, in the system's own terms: a number may have been given to another process since. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return isDead(fields[0]) ? '' : fields[19];
    }
    if (process.platform === 'win32') return '';
    const [state, ...started] = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,lstart='], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return isDead(state) ? '' : started.join(' ');
  } catch {
    return '';
  }
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the living holder, or undefined when the lock is ours; it is given back when this process ends. */
export function lockInstance(dataDir, address) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'server.lock');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid), address }));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(draft, path);
        process.once('exit', () => {
          if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
        });
        return undefined;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder)) return holder;
      rmSync(path, { force: true });
    }
    throw new Error(`${path} cannot be taken.`);
  } finally {
    rmSync(draft, { force: true });
  }
}
