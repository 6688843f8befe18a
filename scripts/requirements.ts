/** Links the checklist in tests/requirements.json with the tests that carry its ids, so that progress is recorded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, readText } from './check/files.ts';
import type { Finding } from './check/finding.ts';
import { lineAt } from './check/imports.ts';

export interface Requirement {
  id: string;
  /**
   * `declared`: its settings exist, but nothing acts on them yet. `behaves`: the product does what the sentence says,
   * and a test shows it.
   */
  state?: 'declared' | 'behaves';
  /** What is missing where a requirement is only partly met. */
  note?: string;
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

const list = 'tests/requirements.json';

export function readRequirements(root: string): Requirement[] {
  return JSON.parse(readFileSync(join(root, list), 'utf8')) as Requirement[];
}

/** A test file that contains an id. */
interface ProvingTest {
  file: string;
  text: string;
}

/** Parsing takes time, and a file without any id has none in a title. */
export function provingTests(root: string): ProvingTest[] {
  return filesUnder(root, ['tests'], /\.test\.tsx?$/)
    .map((file) => ({ file, text: readText(root, file) }))
    .filter(({ text }) => /\bF\d{3}\b/.test(text));
}

/** Every test title with an id, by id; an id on a `describe` covers the tests inside it. */
export function proofsIn(tests: readonly ProvingTest[]): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const { file, text } of tests) {
    for (const proof of titlesIn(file, text))
      for (const id of new Set(proof.title.match(/\bF\d{3}\b/g))) proofs.set(id, [...(proofs.get(id) ?? []), proof]);
  }
  return proofs;
}

/** The titles of `it`, `test` and `describe` (also `.each`, `.for`, `.prop` …) in a test file. */
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

/**
 * Contradictions between tests and states: a misspelt id, a test for a requirement that does not behave yet, and a
 * state without a test.
 */
export function wrongClaims(requirements: readonly Requirement[], proofs: ReadonlyMap<string, Proof[]>): Finding[] {
  const states = new Map(requirements.map(({ id, state }) => [id, state ?? 'neither'] as const));
  const claims = [...proofs].flatMap(([id, where]) => {
    const state = states.get(id);
    if (state === 'behaves') return [];
    const message = state
      ? `claims ${id}, whose state in ${list} is ${state}: a test carries the id only of what behaves as the sentence says`
      : `${id} is not in ${list}`;
    return where.map(({ file, line }) => ({ file, line, message }));
  });
  const unproven = requirements
    .filter(({ id, state }) => state === 'behaves' && !proofs.has(id))
    .map(({ id }) => ({ file: list, line: 0, message: `${id} is said to behave, and no test carries its id` }));
  return [...claims, ...unproven];
}

/** The progress of the checklist as text. */
export function progress(requirements: readonly Requirement[]): string {
  const count = (expected: Requirement['state']) => requirements.filter(({ state }) => state === expected).length;
  return `${count('behaves')} of ${requirements.length} behave, ${count('declared')} more are declared`;
}

/** The checklist with states and the files that prove them, as Markdown; changed test titles do not change it. */
export function requirementsMarkdown(requirements: readonly Requirement[], tests: readonly ProvingTest[]): string {
  const proofs = proofsIn(tests);
  const lines = ['# Requirements', '', `${progress(requirements)}. A test in the named files carries the id.`];
  let section = '';
  for (const { id, text, source, section: own, state, note } of requirements) {
    if (own !== section) lines.push('', `## ${own}`, '');
    section = own;
    lines.push(`- ${state ? `**${id} ${state}**` : id} ${text} [${source}]${note ? ` (${note})` : ''}`);
    const files = new Set(proofs.get(id)?.map(({ file }) => file.replace(/^tests\//, '')));
    if (files.size > 0) lines.push(`  - ${[...files].join(', ')}`);
  }
  return lines.join('\n') + '\n';
}
