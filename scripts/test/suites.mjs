/** The suites of `npm test`, in this order, with the time limit of each on two cores. */

const vitest = (project) => ({
  name: project,
  kind: 'vitest',
  command: (report) => [
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    `--project=${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
});

export const suites = [
  {
    name: 'checks',
    kind: 'checks',
    budgetSeconds: 60,
    command: (report) => ['tsx', 'scripts/check.ts', `--json=${report}`],
  },
  { ...vitest('unit'), budgetSeconds: 75 },
  { ...vitest('api'), budgetSeconds: 120 },
  {
    name: 'gates',
    kind: 'checks',
    budgetSeconds: 45,
    command: (report) => ['tsx', 'scripts/gates.ts', `--json=${report}`],
  },
  { ...vitest('e2e'), budgetSeconds: 240, needsBrowser: true },
];
