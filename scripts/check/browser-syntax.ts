/**
 * Syntax that the oldest supported browsers (Chrome 97, Safari 15.4, Firefox 96, Edge 97, F021) cannot parse, and code
 * that a strict CSP refuses.
 */
import { parseSync, Visitor } from 'oxc-parser';

export interface Refused {
  offset: number;
  what: string;
}

/** Everything in a built script that those browsers or `script-src 'self'` would refuse. */
export function refusedIn(path: string, text: string): Refused[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return [{ offset: 0, what: `cannot be parsed: ${errors[0]?.message ?? ''}` }];
  const found: Refused[] = [];
  const add = (offset: number, what: string | undefined) => what && found.push({ offset, what });
  new Visitor({
    StaticBlock: ({ start }) => add(start, 'class static block (Safari 16.4)'),
    AccessorProperty: ({ start }) => add(start, 'accessor keyword'),
    Decorator: ({ start }) => add(start, 'decorator'),
    ImportAttribute: ({ start }) => add(start, 'import attribute (Chrome 123, Safari 17.2)'),
    VariableDeclaration: ({ kind, start }) => add(start, kind.includes('using') ? `${kind} declaration` : undefined),
    Literal: (node) => add(node.start, 'regex' in node && node.regex ? regexFault(node.regex) : undefined),
    NewExpression: ({ callee, start }) => add(start, isNamed(callee, 'Function') ? 'new Function' : undefined),
    CallExpression: ({ callee, start, end }) => {
      if (isNamed(callee, 'eval')) add(start, 'eval');
      if (isNamed(callee, 'Function') && !isGlobalFallback(text.slice(start, end))) add(start, 'Function()');
    },
  }).visit(program);
  return found;
}

function regexFault({ pattern, flags }: { pattern: string; flags: string }): string | undefined {
  if (flags.includes('v')) return 'regular expression with the v flag (Chrome 112, Safari 17)';
  const outsideClasses = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  if (/\(\?<[=!]/.test(outsideClasses)) return 'regular expression with a lookbehind (Safari 16.4)';
  if (/\(\?[ims]*-?[ims]+:/.test(outsideClasses)) return 'regular expression with inline flags';
  return undefined;
}

function isNamed(node: { type: string; name?: unknown }, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** `self || Function('return this')()` in old libraries: the first operand is always defined, so the second never runs. */
function isGlobalFallback(code: string): boolean {
  return /^Function\((["'`])return this\1\)$/.test(code);
}
