/** Lists are generated from tables: code that pages or draws a table by hand states the reason in a comment `By hand: …`. */
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { lineAt } from './imports.ts';

const mechanism = /^src\/platform\/(server\/lists|web\/table)\//;
const reason = /\bBy hand: \S.{9,}/;
const paging = new Set(['offset', 'cursor']);

export function checkLists(root: string): Finding[] {
  const code = filesUnder(root, ['src'], moduleFile).flatMap((file) => handWrittenIn(file, readText(root, file)));
  const calls = filesUnder(root, ['schemas/calls'], /\.json$/).flatMap((file) =>
    pagedCallsIn(file, readText(root, file)),
  );
  return [...code, ...calls];
}

/** Queries with an offset of their own, and tables in screens. */
export function handWrittenIn(file: string, text: string): Finding[] {
  if (mechanism.test(file)) return [];
  const { program, comments } = parseSync(file, text);
  if (comments.some(({ value }) => reason.test(value.replaceAll(/\s+/g, ' ')))) return [];
  const found: Finding[] = [];
  const add = (start: number, what: string, instead: string): void => {
    const message = `${what}: ${instead}, or say why not in a comment "By hand: …"`;
    if (found.length === 0) found.push({ file, line: lineAt(text, start), message });
  };
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'offset')
        add(callee.property.start, 'a page of a query by hand', 'declare a table in schemas/tables and use listRoute');
    },
    JSXOpeningElement: ({ name, start }) => {
      const tag = name.type === 'JSXIdentifier' ? name.name : '';
      if (/^(table|Table)$/.test(tag))
        add(start, 'a table by hand', 'declare a table in schemas/tables and use listScreen, List or DataTable');
    },
  }).visit(program);
  return found;
}

/** Calls that declare list paging themselves. Generated lists require a session, so public calls may. */
export function pagedCallsIn(file: string, text: string): Finding[] {
  const { calls = {} } = JSON.parse(text) as {
    calls?: Record<string, { audience?: string; query?: { properties?: object } }>;
  };
  return Object.entries(calls).flatMap(([name, { audience, query }]) => {
    if (audience === 'public') return [];
    const own = Object.keys(query?.properties ?? {}).find((field) => paging.has(field));
    if (own === undefined) return [];
    const line = text.slice(0, text.indexOf(`"${name}"`)).split('\n').length;
    return [{ file, line, message: `${name} pages by hand (${own}): give its table in schemas/tables a call instead` }];
  });
}
