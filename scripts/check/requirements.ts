/** Counts the requirements that behave and those only declared; with `--list` lists them with the tests that prove them. */
import { argv } from 'node:process';
import { progress, proofsIn, provingTests, readRequirements, wrongClaims } from '../requirements.ts';
import { printAndExit } from './outcome.ts';

const root = process.cwd();
const requirements = readRequirements(root);
const proofs = proofsIn(provingTests(root));

if (argv.includes('--list'))
  for (const { id, state, text } of requirements) {
    console.log(`${id} ${(state ?? '').padEnd(8)} ${text}`);
    for (const { file, title } of proofs.get(id) ?? []) console.log(`    ${file}: ${title}`);
  }
printAndExit(wrongClaims(requirements, proofs), progress(requirements));
