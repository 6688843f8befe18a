/** Allows one `npm start` at a time on a data folder; the next one reports the first and exits. */
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A zombie stays listed until its parent waits for it, which in a container may never happen. */
function isDead(state) {
  return state === undefined || /^[ZX]/.test(state);
}

/** Start time of the process in the system's own format: its pid may have been reused. */
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

/** Returns the living holder, or undefined when the lock was acquired; it is released when this process ends. */
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
