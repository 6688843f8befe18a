/** Counts passed and failed tests in the report of a suite; everything that did not run and pass counts as failed. */
import { existsSync, readFileSync } from 'node:fs';

/** Counts a Vitest JSON report: skipped and todo tests, files that did not load and a missing report are failures. */
export function countTests(path, exitCode) {
  if (!existsSync(path)) return { passed: 0, failed: 1, problems: ['it ended without a report'] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const problems = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    for (const test of assertionResults)
      if (test.status === 'passed') passed += 1;
      else problems.push(`${name}: ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`);
    if (status === 'failed' && assertionResults.every((test) => test.status === 'passed'))
      problems.push(`${name}: ${message || 'did not load'}`);
  }
  if (exitCode !== 0 && problems.length === 0) problems.push(`it ended with ${exitCode}`);
  return { passed, failed: problems.length, problems };
}

/** Counts the report of `npm run check`: each check is one test. */
export function countChecks(path, exitCode) {
  if (!existsSync(path)) return { passed: 0, failed: 1, problems: ['it ended without a report'] };
  const results = JSON.parse(readFileSync(path, 'utf8'));
  const problems = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (exitCode !== 0 && problems.length === 0) problems.push(`it ended with ${exitCode}`);
  return { passed: results.filter(({ ok }) => ok).length, failed: problems.length, problems };
}
