/** The output of a gate as a table, JSON or annotations, and when it fails. */
import { expect, it } from 'vitest';
import { gateOutcome, hasFailed, reportLines, reportOptions, type GateReport } from '../../../scripts/gates/report.ts';

const report: GateReport = {
  gate: 'check:compat',
  summary: '2 settings, 1 broken',
  facts: { compared: 2 },
  findings: [
    { subject: 'note', code: 'removed', message: 'It is gone: 100%, truly.', file: 'schemas/a.json', line: 7 },
    { subject: 'company', code: 'seen', message: 'It is there.', level: 'note' },
  ],
};

it('prints a table for people and ends with one line', () => {
  const lines = reportLines(report, { json: false, annotations: false });
  expect(lines).toEqual([
    'What     Finding  Why, and what to do',
    expect.stringMatching(/^─+$/),
    'note     removed  It is gone: 100%, truly.',
    'company  seen     It is there.',
    '✗ check:compat: 2 settings, 1 broken',
  ]);
});

it('prints JSON for programs and nothing else', () => {
  const { options, rest } = reportOptions(['--json', '--url', 'x'], {});
  expect(rest).toEqual(['--url', 'x']);
  expect(JSON.parse(reportLines(report, options).join('\n'))).toMatchObject({
    gate: 'check:compat',
    ok: false,
    compared: 2,
    findings: [{ subject: 'note', line: 7 }, { level: 'note' }],
  });
});

it('annotates the lines of a change in CI', () => {
  const { options } = reportOptions([], { GITHUB_ACTIONS: 'true' });
  expect(reportLines(report, options)).toContain(
    '::error file=schemas/a.json,line=7,title=check%3Acompat note::It is gone: 100%25, truly.',
  );
  expect(reportLines(report, options)).toContain('::notice title=check%3Acompat company::It is there.');
});

it('fails on an error and not on a note', () => {
  const noted = { ...report, findings: report.findings.slice(1) };
  expect([hasFailed(report), hasFailed(noted)]).toEqual([true, false]);
  expect(gateOutcome(report).details.join('\n')).toContain('It is gone');
  expect(gateOutcome(noted)).toEqual({ ok: true, summary: report.summary, details: [] });
});
