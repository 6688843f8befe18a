/** The list of checks that `npm run check` runs: each has a name and returns its findings. */
import { checkAcrossProviders } from './across-providers.ts';
import { checkDependencies } from './dependencies.ts';
import { checkBrowserCalls } from './browser-calls.ts';
import { checkLists } from './lists.ts';
import { checkLockfile } from './lockfile.ts';
import { checkNames } from './names.ts';
import { checkOpenings } from './openings.ts';
import { checkSilencers } from './silencers.ts';
import { checkWords } from './words.ts';
import { checkSizes, sizesOf, sizeTable } from './sizes.ts';
import { checkCompat } from '../gates/compat.ts';
import { checkDead } from '../gates/dead.ts';
import { gateOutcome } from '../gates/report.ts';
import { progress, proofsIn, provingTests, readRequirements, wrongClaims } from '../requirements.ts';
import { outcomeOf, type Check } from './run-checks.ts';
import { runTool, type Outcome } from './tool.ts';

/** The slow tools come first, so that the quick checks run alongside them. Each uses one core: several type checkers would repeat each other’s work. */
export const checks: readonly Check[] = [
  {
    name: 'types',
    run: (root) => runTool(root, 'tsc', ['--noEmit', '-p', '.', '--pretty', 'false', '--checkers', '1']),
  },
  { name: 'format', run: (root) => runTool(root, 'oxfmt', ['--list-different', '.']) },
  { name: 'generated', run: (root) => runTool(root, 'node', ['scripts/generate.mjs', '--check']) },
  { name: 'lint', run: (root) => runTool(root, 'oxlint', ['--deny-warnings', '--threads=1']) },
  { name: 'dependencies', run: (root) => outcomeOf(checkDependencies(root), 'no forbidden import') },
  { name: 'names', run: (root) => outcomeOf(checkNames(root), 'no barrels, no drawers') },
  { name: 'openings', run: (root) => outcomeOf(checkOpenings(root), 'every file says why it exists') },
  { name: 'dead code', run: deadCode },
  { name: 'silencers', run: (root) => outcomeOf(checkSilencers(root), 'nothing is switched off or skipped') },
  {
    name: 'browser calls',
    run: (root) => outcomeOf(checkBrowserCalls(root), 'nothing newer than the oldest browsers'),
  },
  { name: 'lists', run: (root) => outcomeOf(checkLists(root), 'every list follows from its table') },
  { name: 'providers', run: checkAcrossProviders },
  { name: 'words', run: (root) => outcomeOf(checkWords(root), 'texts speak as the style guide says') },
  { name: 'lockfile', run: (root) => outcomeOf(checkLockfile(root), 'every platform has its binaries') },
  { name: 'sizes', run: sizes },
  { name: 'requirements', run: requirements },
  { name: 'compat', run: async (root) => gateOutcome(await checkCompat(root)) },
  { name: 'dead settings', run: (root) => gateOutcome(checkDead(root)) },
];

/** Files, exports and dependencies that nothing uses; then, without the tests, those that only tests use. */
async function deadCode(root: string): Promise<Outcome> {
  const all = await runTool(root, 'knip', ['--no-progress', '--no-config-hints']);
  return all.ok ? runTool(root, 'knip', ['--production', '--no-progress', '--no-config-hints']) : all;
}

function sizes(root: string): Outcome {
  const measured = sizesOf(root);
  return outcomeOf(
    checkSizes(measured),
    sizeTable(measured).at(-1)?.replaceAll(/\s+/g, ' ') ?? '',
    sizeTable(measured),
  );
}

function requirements(root: string): Outcome {
  const all = readRequirements(root);
  return outcomeOf(wrongClaims(all, proofsIn(provingTests(root))), progress(all));
}
