/** Connects the checklist in tests/requirements.json with the tests that carry its ids, so that “done” is a matter of record. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, readText } from './check/files.ts';
import type { Finding } from './check/finding.ts';
import { lineAt } from './check/imports.ts';

export interface Requirement {
  id: string;
  text: string;
  /** Lines of the specification, e.g. `doc1:217`. */
  source: string;
  section: string;
}

export interface Proof {
  file: string;
  line: number;
  title: string;
}

export function readRequirements(root: string): Requirement[] {
  return JSON.parse(readFileSync(join(root, 'tests/requirements.json'), 'utf8')) as Requirement[];
}

/** A test file in which an id occurs somewhere. */
interface ProvingTest {
  file: string;
  text: string;
}

/** Parsing takes its time, and a file without an id anywhere has none in a title. */
export function provingTests(root: string): ProvingTest[] {
  return filesUnder(root, ['tests'], /\.test\.tsx?$/)
    .map((file) => ({ file, text: readText(root, file) }))
    .filter(({ text }) => /\bF\d{3}\b/.test(text));
}

/** Every test title that carries an id, by id; an id on a `describe` stands for the tests inside it. */
export function proofsIn(tests: readonly ProvingTest[]): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const { file, text } of tests) {
    for (const proof of titlesIn(file, text))
      for (const id of new Set(proof.title.match(/\bF\d{3}\b/g))) proofs.set(id, [...(proofs.get(id) ?? []), proof]);
  }
  return proofs;
}

/** The titles given to `it`, `test` and `describe` (also `.each`, `.for`, `.prop` …) in one test file. */
export function titlesIn(file: string, text: string): Proof[] {
  const titles: Proof[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title], start }) => {
      if (!title || !/^(it|test|describe)\b/.test(text.slice(callee.start, callee.end))) return;
      const written = text.slice(title.start, title.end);
      if (/^['"`]/.test(written)) titles.push({ file, line: lineAt(text, start), title: written.slice(1, -1) });
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** Ids that no requirement has: a misspelt id would silently prove nothing. */
export function unknownIds(requirements: readonly Requirement[], proofs: ReadonlyMap<string, Proof[]>): Finding[] {
  const known = new Set(requirements.map(({ id }) => id));
  return [...proofs].flatMap(([id, where]) =>
    known.has(id)
      ? []
      : where.map(({ file, line }) => ({ file, line, message: `${id} is not in tests/requirements.json` })),
  );
}

/** The checklist with the tests that prove each line, as Markdown; the same input always gives the same text. */
export function requirementsMarkdown(requirements: readonly Requirement[], tests: readonly ProvingTest[]): string {
  const proofs = proofsIn(tests);
  const proven = requirements.filter(({ id }) => proofs.has(id)).length;
  const lines = [
    '# Requirements',
    '',
    `${proven} of ${requirements.length} are proven by a test that carries their id.`,
  ];
  let section = '';
  for (const { id, text, source, section: own } of requirements) {
    if (own !== section) lines.push('', `## ${own}`, '');
    section = own;
    lines.push(`- ${proofs.has(id) ? '**' + id + '**' : id} ${text} [${source}]`);
    for (const proof of proofs.get(id) ?? []) lines.push(`  - ${proof.file}: ${proof.title}`);
  }
  return lines.join('\n') + '\n';
}
