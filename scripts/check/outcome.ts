/** Prints the findings of a single check and a summary, and sets the exit code. */
import { findingLine, type Finding } from './finding.ts';

export function printAndExit(findings: readonly Finding[], summary: string): void {
  for (const finding of findings) console.error(findingLine(finding));
  console.log(summary);
  if (findings.length > 0) process.exitCode = 1;
}
