/** The report of every gate and its output: a table for people, JSON for programs, annotations for CI, an exit code. */
import { writeFileSync } from 'node:fs';
import type { Outcome } from '../check/tool.ts';

export interface GateFinding {
  /** The subject: a setting, a call, a stored value. */
  readonly subject: string;
  /** The owner, where there is one: a provider, or an account of one. */
  readonly place?: string | undefined;
  readonly code: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** A note does not fail the gate. */
  readonly level?: 'error' | 'note';
}

export interface GateReport {
  /** The command that runs it alone: `check:compat`. */
  readonly gate: string;
  /** What was checked, in one line. */
  readonly summary: string;
  readonly findings: readonly GateFinding[];
  /** Numbers and lists for programs. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface ReportOptions {
  /** true: JSON instead of the table; a path: JSON into that file in addition to the table. */
  readonly json: boolean | string;
  readonly annotations: boolean;
}

/** Reads `--json`, `--json=path` and `--annotations`, which is on by default in CI; leaves other arguments. */
export function reportOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): { options: ReportOptions; rest: string[] } {
  const json = argv.find((arg) => /^--json(?:=|$)/.test(arg));
  const annotations = argv.includes('--annotations') || env['GITHUB_ACTIONS'] === 'true';
  const rest = argv.filter((arg) => arg !== json && arg !== '--annotations');
  return { options: { json: json === undefined ? false : json.slice('--json='.length) || true, annotations }, rest };
}

export function hasFailed({ findings }: GateReport): boolean {
  return findings.some(({ level }) => level !== 'note');
}

/** The output of a gate, line by line. */
export function reportLines(report: GateReport, { json, annotations }: ReportOptions): readonly string[] {
  if (json === true) return [JSON.stringify(asJson(report), null, 2)];
  const annotationLines = annotations ? report.findings.map((finding) => annotation(report.gate, finding)) : [];
  return [
    ...tableOf(report.findings),
    ...annotationLines,
    `${hasFailed(report) ? '✗' : '✓'} ${report.gate}: ${report.summary}`,
  ];
}

/** Prints the report and sets the exit code. */
export function finish(report: GateReport, options: ReportOptions): void {
  for (const line of reportLines(report, options)) console.log(line);
  if (typeof options.json === 'string') writeFileSync(options.json, `${JSON.stringify(asJson(report), null, 2)}\n`);
  if (hasFailed(report)) process.exitCode = 1;
}

/** The report as a check of `npm run gates`. */
export function gateOutcome(report: GateReport): Outcome {
  const failed = hasFailed(report);
  const { options } = reportOptions([]);
  return { ok: !failed, summary: report.summary, details: failed ? reportLines(report, options).slice(0, -1) : [] };
}

function asJson(report: GateReport): object {
  return {
    gate: report.gate,
    ok: !hasFailed(report),
    summary: report.summary,
    ...report.facts,
    findings: report.findings,
  };
}

/** One row per finding, columns as wide as needed; the message is last, because it may be long. */
export function tableOf(findings: readonly GateFinding[]): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ subject, code, message }) => [subject, code, message] as const);
  const all = [['What', 'Finding', 'Why, and what to do'] as const, ...rows];
  const width = (column: 0 | 1) => Math.max(...all.map((row) => row[column].length));
  const line = ([subject, code, message]: readonly [string, string, string]) =>
    `${subject.padEnd(width(0))}  ${code.padEnd(width(1))}  ${message}`;
  const [head, ...body] = all.map(line);
  return [head ?? '', '─'.repeat(Math.min(120, Math.max(...all.map((row) => line(row).length)))), ...body];
}

/** The format in which GitHub and compatible services show a finding next to a changed line. */
function annotation(gate: string, { level = 'error', file, line, subject, message }: GateFinding): string {
  const place = file === undefined ? [] : [`file=${file}`, ...(line === undefined ? [] : [`line=${line}`])];
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const title = `title=${escape(`${gate} ${subject}`).replaceAll(',', '%2C').replaceAll(':', '%3A')}`;
  return `::${level === 'note' ? 'notice' : 'error'} ${[...place, title].join(',')}::${escape(message)}`;
}
