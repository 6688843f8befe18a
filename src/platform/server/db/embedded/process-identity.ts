/** Whether a process whose pid was written to a file is still running: pids are reused, so the start time is compared too. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export interface Identity {
  readonly pid: number;
  /** In the system's own format, only for comparison; empty where it is unknown. */
  readonly started: string;
}

/** A zombie stays listed until its parent waits for it, which in a container may never happen. */
function isDead(state: string | undefined): boolean {
  return state === undefined || /^[ZX]/.test(state);
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The second field is the program's name in parentheses and may contain any character, so fields are counted from
      // the last parenthesis.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return isDead(fields[0]) ? '' : (fields[19] ?? '');
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

export function ownIdentity(): Identity {
  return { pid: process.pid, started: startOf(process.pid) };
}

export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function stillRuns({ pid, started }: Identity): boolean {
  return exists(pid) && (started === '' || startOf(pid) === started);
}

/** Whether the process is a PostgreSQL server (or one of its children) of this data folder. */
export function servesFolder(pid: number, folder: string): boolean {
  if (!exists(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}
