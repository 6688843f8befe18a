/** What count.mjs offers to TypeScript. */
export interface Count {
  passed: number;
  failed: number;
  problems: string[];
}
export function countTests(path: string, exitCode: number): Count;
export function countChecks(path: string, exitCode: number): Count;
