/** Writes data as a module in which repeated parts are declared once: a list of statuses in ten settings is one list. */
import { createHash } from 'node:crypto';

/** Minimum size in characters of JSON: shorter parts cost more to name than to repeat. */
const worthNaming = 300;

type Node = object;

/**
 * `const part_1f0c… = …;` for each repeated part, named by content so that a new one renames no other, followed by
 * `declare(expression)` over all; every literal is `as const`.
 */
export function withSharedLiterals(data: object, declare: (expression: string) => string): string {
  const textOf = textsOfNodes();
  const counts = new Map<string, number>();
  count(data, textOf, counts);
  const names = new Map<string, string>();
  const declared: string[] = [];

  function expressionOf(value: unknown, depth: number): string {
    if (!isNode(value)) return JSON.stringify(value);
    const text = textOf(value);
    if (depth === 0 || text.length < worthNaming || counts.get(text) === 1) return literalOf(value, depth);
    const known = names.get(text);
    if (known) return known;
    const literal = literalOf(value, 0);
    const name = `part_${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    names.set(text, name);
    declared.push(`const ${name} = ${literal} as const;\n`);
    return name;
  }

  function literalOf(value: Node, depth: number): string {
    const inner = ' '.repeat(depth + 1);
    const outer = ' '.repeat(depth);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const members = Array.isArray(value)
      ? value.map((item) => expressionOf(item, depth + 1))
      : Object.entries(value)
          .filter(([, member]) => member !== undefined)
          .map(([key, member]) => `${JSON.stringify(key)}: ${expressionOf(member, depth + 1)}`);
    if (members.length === 0) return `${open}${close}`;
    return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${outer}${close}`;
  }

  const whole = expressionOf(data, 0);
  return `${declared.join('\n')}\n${declare(`${whole} as const`)}`;
}

/** How often each part occurs, not counting occurrences inside repetitions of a larger part. */
function count(value: unknown, textOf: (node: Node) => string, counts: Map<string, number>): void {
  if (!isNode(value)) return;
  const text = textOf(value);
  if (text.length < worthNaming) return;
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before === 0) for (const member of Object.values(value)) count(member, textOf, counts);
}

/** The JSON of each node, built from its members’ JSON: serializing each node separately would repeat the work at every level. */
function textsOfNodes(): (node: Node) => string {
  const known = new WeakMap<Node, string>();
  const textOf = (node: Node): string => {
    const text = known.get(node) ?? (Array.isArray(node) ? `[${node.map(memberText).join()}]` : objectText(node));
    known.set(node, text);
    return text;
  };
  const memberText = (member: unknown): string =>
    isNode(member) ? textOf(member) : (JSON.stringify(member) ?? 'null');
  const objectText = (node: Node): string => {
    const written = Object.entries(node).filter(([, member]) => member !== undefined);
    return `{${written.map(([key, member]) => `${JSON.stringify(key)}:${memberText(member)}`).join()}}`;
  };
  return textOf;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
