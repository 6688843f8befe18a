/** PostgreSQL refuses to run as root, so root runs it as the OS user `postgres`; other users run it as themselves. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

async function lookUp(): Promise<OsUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<void> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]],
    ['adduser', ['-S', '-D', '-H', NAME]],
  ];
  for (const [command, parameters] of ways) {
    if (
      await run(command, parameters).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Null: run it as the current user. */
export async function serverUser(): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await lookUp();
  if (known) return known;
  await create();
  const made = await lookUp();
  if (!made)
    throw new Error(
      `PostgreSQL does not run as root, and the OS user "${NAME}" could not be created. Create it, or start as another user.`,
    );
  return made;
}

/** Tests access instead of evaluating modes, so that access lists and mount options are respected. */
export async function canEnter(user: OsUser, folder: string): Promise<boolean> {
  const attempt = run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
  });
  return attempt.then(
    () => true,
    () => false,
  );
}

export async function canRun(user: OsUser, program: string): Promise<boolean> {
  return run(program, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
