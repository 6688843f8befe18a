/** Installs the npm packages when they are missing or differ from the lockfile; needs only Node and npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true when something was installed. Throws when npm failed. */
export function installPackages(root) {
  if (packagesMatch(root)) return false;
  console.log('Installing packages (npm ci) …');
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`);
  return true;
}

/** Compares npm's record of installed packages with the lockfile, package by package; optional ones may be absent. */
export function packagesMatch(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true;
    if (installed[path]) return installed[path].version === version;
    return Boolean(optional || devOptional || peer);
  });
}
