/** Says which requirements a test proves and which none does; with `--list`, name by name. */
import { argv } from 'node:process';
import { proofsIn, provingTests, readRequirements, unknownIds } from '../requirements.ts';
import { printAndExit } from './outcome.ts';

const root = process.cwd();
const requirements = readRequirements(root);
const proofs = proofsIn(provingTests(root));
const unproven = requirements.filter(({ id }) => !proofs.has(id));

if (argv.includes('--list')) {
  for (const { id, text } of requirements)
    console.log(
      `${proofs.has(id) ? '✓' : '·'} ${id} ${text}${(proofs.get(id) ?? []).map(({ file }) => `\n    ${file}`).join('')}`,
    );
} else {
  console.log(
    `proven: ${
      requirements
        .filter(({ id }) => proofs.has(id))
        .map(({ id }) => id)
        .join(' ') || 'none'
    }`,
  );
  console.log(`unproven: ${unproven.map(({ id }) => id).join(' ') || 'none'}`);
}
printAndExit(
  unknownIds(requirements, proofs),
  `${requirements.length - unproven.length} requirements proven, ${unproven.length} unproven`,
);
