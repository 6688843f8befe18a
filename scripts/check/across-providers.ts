/**
 * Statements outside a provider's transaction: in a database that is distributed by provider each of them would reach every node.
 * A file that has one says why in a comment `Across providers: …`.
 */
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { lineAt } from './imports.ts';
import { outcomeOf } from './run-checks.ts';
import type { Outcome } from './tool.ts';

/** The code that opens a provider's transactions, and the embedded database. */
const mechanism = /^src\/platform\/server\/db\/(?:tenant\.ts$|embedded\/)/;
const reason = /\bAcross providers: (\S.{9,}?)(?:\. |\.?\s*$)/;

interface Reach {
  readonly file: string;
  /** The lines of the statements. */
  readonly lines: readonly number[];
  readonly why?: string;
}

export function checkAcrossProviders(root: string): Outcome {
  const reaches = filesUnder(root, ['src'], moduleFile).flatMap((file) => reachOf(file, readText(root, file)) ?? []);
  const count = reaches.reduce((sum, { lines }) => sum + lines.length, 0);
  const table = reaches.map(({ file, lines, why }) => `${file}:${lines.join(',')}  ${why ?? ''}`);
  return outcomeOf(reaches.flatMap(unexplained), `${count} in ${reaches.length} files, each with its reason`, table);
}

/** Undefined for a file whose statements all run within a provider. */
export function reachOf(file: string, text: string): Reach | undefined {
  if (mechanism.test(file)) return undefined;
  const { program, comments } = parseSync(file, text);
  const lines: number[] = [];
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const called = text.slice(callee.start, callee.end);
      if (called === 'asOwner' || /\bpool\.(?:query|connect)$/.test(called)) lines.push(lineAt(text, start));
    },
    NewExpression: ({ callee, start }) => {
      if (text.slice(callee.start, callee.end) === 'pg.Client') lines.push(lineAt(text, start));
    },
  }).visit(program);
  if (lines.length === 0) return undefined;
  const why = comments.flatMap(({ value }) => reason.exec(value.replaceAll(/\s*\n\s*\*?\s*/g, ' '))?.[1] ?? [])[0];
  return { file, lines, ...(why === undefined ? {} : { why }) };
}

function unexplained({ file, lines, why }: Reach): Finding[] {
  if (why !== undefined) return [];
  const message =
    'a statement outside a provider’s transaction: use inTenant, or say why in a comment "Across providers: …"';
  return [{ file, line: lines[0] ?? 1, message }];
}
