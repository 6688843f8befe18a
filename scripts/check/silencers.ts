/** Finds checks that are turned off in place, and skipped tests: neither proves anything. */
import { parseSync, Visitor } from 'oxc-parser';
import { codeFolders, filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { lineAt } from './imports.ts';

const silencer =
  /\b(?:eslint|oxlint)-disable|@ts-(?:ignore|expect-error|nocheck)\b|\b(?:oxfmt|prettier)-ignore\b|\bv8 ignore\b/;
const unrun = /^(?:it|test|describe|suite)(?:\.\w+)*\.(skip|only|todo|skipIf|runIf|fails)\b/;

export function checkSilencers(root: string): Finding[] {
  return filesUnder(root, codeFolders, moduleFile).flatMap((file) => silencersIn(file, readText(root, file)));
}

export function silencersIn(file: string, text: string): Finding[] {
  const { program, comments } = parseSync(file, text);
  const found: Finding[] = [];
  for (const comment of comments)
    if (silencer.test(comment.value))
      found.push({ file, line: lineAt(text, comment.start), message: 'silences a check: mend what it complains of' });
  if (!/\.test\.tsx?$/.test(file)) return found;
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const how = unrun.exec(text.slice(callee.start, callee.end))?.[1];
      if (how)
        found.push({ file, line: lineAt(text, start), message: `.${how}: every test runs, and is expected to pass` });
    },
  }).visit(program);
  return found;
}
