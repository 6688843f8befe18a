/** Tells whether a process that left its number in a file still runs: numbers are reused, start times are not. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export interface Identity {
  readonly pid: number;
  /** In the system's own terms, only good for comparing; empty where it cannot be found out. */
  readonly started: string;
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The second field is the program's name in brackets and may hold anything, so count from the last bracket.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
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
