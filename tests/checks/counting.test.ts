/** How `npm test` counts: a test that did not run and pass is a failure, and none is counted twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packagesMatch } from '../../scripts/install.mjs';
import { countChecks, countTests } from '../../scripts/test/count.mjs';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'counting-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function report(content: unknown): string {
  const path = join(folder(), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function suite(status: string, ...statuses: string[]): object {
  const assertionResults = statuses.map((each, index) => ({ status: each, fullName: `test ${index}` }));
  return { name: 'x.test.ts', status, message: '', assertionResults };
}

describe('a suite', () => {
  it.each([
    ['all passed', [suite('passed', 'passed', 'passed')], 0, 2, 0],
    ['one failed', [suite('failed', 'passed', 'failed')], 1, 1, 1],
    ['skipped and todo are failures', [suite('passed', 'passed', 'pending', 'todo', 'skipped')], 0, 1, 3],
    ['a file that did not load', [suite('failed'), suite('passed', 'passed')], 1, 1, 1],
    ['an error outside any test', [suite('passed', 'passed')], 1, 1, 1],
  ])('%s', (_name, testResults, exitCode, passed, failed) => {
    expect(countTests(report({ testResults }), exitCode)).toMatchObject({ passed, failed });
  });

  it('a suite that ends without a report has failed', () => {
    expect(countTests(join(folder(), 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countChecks(join(folder(), 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('counts each check as one', () => {
  const results = [
    { name: 'types', ok: true },
    { name: 'lint', ok: false },
  ];
  expect(countChecks(report(results), 1)).toEqual({ passed: 1, failed: 1, problems: ['lint'] });
});

describe('installed packages', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it.each([
    [{ 'node_modules/a': { version: '1.0.0' } }, true],
    [{ 'node_modules/a': { version: '1.0.1' } }, false],
    [{ 'node_modules/b': { version: '2.0.0' } }, false],
  ])('%j match the lockfile: %s', (installed, match) => {
    const root = folder();
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
    expect(packagesMatch(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    expect(packagesMatch(root)).toBe(match);
  });
});
