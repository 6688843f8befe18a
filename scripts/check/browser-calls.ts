/** Refuses built-ins that the oldest supported browsers lack: no build step adds them, so browser code must do without. */
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { partOf } from './dependency-rules.ts';
import { lineAt } from './imports.ts';

/** Introduced after Chrome 97, Safari 15.4, Firefox 96 or Edge 97 (F021), each with the replacement. */
const tooNew: Record<string, string> = {
  toSorted: '[...list].sort()',
  toReversed: '[...list].reverse()',
  toSpliced: 'a copy and splice()',
  findLast: 'a loop from the end',
  findLastIndex: 'a loop from the end',
  groupBy: 'a Map filled in a loop',
  fromAsync: 'for await',
  withResolvers: 'new Promise()',
  isWellFormed: 'encodeURIComponent in a try',
  checkVisibility: 'getClientRects().length',
};
const tooNewGlobals: Record<string, string> = { structuredClone: 'a copy of what is needed', scheduler: 'setTimeout' };

export function checkBrowserCalls(root: string): Finding[] {
  return filesUnder(root, ['src'], moduleFile)
    .filter((file) => partOf(file)?.runs !== 'server')
    .flatMap((file) => browserCallsIn(file, readText(root, file)));
}

export function browserCallsIn(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  const add = (name: string, instead: string | undefined, start: number) => {
    if (instead)
      found.push({ file, line: lineAt(text, start), message: `${name} is newer than our oldest browsers: ${instead}` });
  };
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') add(callee.name, own(tooNewGlobals, callee.name), callee.start);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      add(callee.property.name, own(tooNew, callee.property.name), callee.property.start);
      if (callee.object.type === 'Identifier' && callee.object.name === 'AbortSignal')
        add('AbortSignal', 'an AbortController and a timer', callee.start);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function own(table: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
