/**
 * Decides where the cluster and its programs are kept: in the data folder, or elsewhere when root's data folder is not
 * accessible to the server's OS user.
 */
import { createHash } from 'node:crypto';
import { access, chmod, cp, lstat, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binaries, programPath } from './binaries.ts';
import { canEnter, canRun, type OsUser } from './os-user.ts';

/** Not a temporary folder first: files there that were not touched for a month are deleted, including those of a database. */
const roots = ['/var/lib/parcel-platform', '/var/tmp/parcel-platform'];

/** Any user could create a folder of this name under /var/tmp and have us run its contents. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function reachableRoot(user: OsUser): Promise<string> {
  for (const root of roots) {
    const made = await mkdir(root, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (made && (await isOurs(root)) && (await canEnter(user, root))) return root;
  }
  throw new Error(
    `The OS user that runs PostgreSQL can reach neither the data folder nor ${roots.join(' nor ')}. Set DATA_DIR to a folder it can enter.`,
  );
}

/** If only the data folder itself denies access, we add the execute permission, which allows passing through but not listing. */
async function letPass(user: OsUser, folder: string): Promise<boolean> {
  const { mode, uid } = await stat(folder);
  if (uid !== process.getuid?.() || !(await canEnter(user, dirname(folder)))) return false;
  await chmod(folder, mode | 0o011);
  return canEnter(user, folder);
}

/** The folder for a new cluster. `dataDir` must exist. */
export async function chooseHome(dataDir: string, user: OsUser | null): Promise<string> {
  const own = await realpath(dataDir);
  if (!user || (await canEnter(user, own)) || (await letPass(user, own))) return own;
  const name = createHash('sha256').update(own).digest('hex').slice(0, 16);
  const home = join(await reachableRoot(user), name);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}

/** The folder of the programs: the installed one, or a copy where the server's OS user can run them. */
export async function placeBinaries(binaries: Binaries, user: OsUser | null): Promise<string> {
  if (!user || (await canRun(user, programPath(binaries.folder, 'postgres')))) return binaries.folder;
  const root = await reachableRoot(user);
  const copy = join(root, `postgresql-${binaries.version}`);
  if (
    await access(copy).then(
      () => true,
      () => false,
    )
  )
    return copy;
  const draft = `${copy}.${process.pid}`;
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy).catch(async () => {
    // Another process created it first.
    await access(copy);
    await rm(draft, { recursive: true });
  });
  return copy;
}
