/** How a check that is run by itself ends: its findings, one line of summary, and an exit code. */
import { findingLine, type Finding } from './finding.ts';

export function printAndExit(findings: readonly Finding[], summary: string): void {
  for (const finding of findings) console.error(findingLine(finding));
  console.log(summary);
  if (findings.length > 0) process.exitCode = 1;
}
