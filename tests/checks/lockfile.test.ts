/** Detects a lockfile that `npm ci` would reject on a fresh machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkLockfile } from '../../scripts/check/lockfile.ts';

it('names the package whose dependency has no entry at any level, or an entry of another version', () => {
  const root = mkdtempSync(join(tmpdir(), 'lockfile-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = {
    '': { dependencies: { a: '1.0.0', e: '2.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '1.0.0' },
      optionalDependencies: { '@a/darwin': '1.0.0', '@a/linux': '1.0.0' },
    },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '^1.0.0', d: '2.0.0' } },
    'node_modules/@a/linux': { version: '1.0.0' },
    'node_modules/c': { version: '1.1.0' },
    'node_modules/d': { version: '1.0.0' },
    // An override puts another package in its place.
    'node_modules/e': { name: 'f', version: '1.0.0' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(checkLockfile(root).map(({ message }) => message)).toEqual([
    'node_modules/a needs @a/darwin, which has no entry',
    'node_modules/a/node_modules/b needs d, which is locked at 1.0.0 instead of 2.0.0',
  ]);
});
