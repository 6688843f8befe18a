/** Reads the imports of a module with a parser, so that comments and strings are not mistaken for imports. */
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  line: number;
  /** As written. */
  request: string;
  /** Path from the root when the import is of our own files, else undefined (a package). */
  target: string | undefined;
}

/** The aliases of package.json, as Node and all tools read them: `#generated/types.ts`, or `#engine/*` for a folder. */
const { imports: aliases } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  imports: Record<string, string>;
};

/** Static imports, re-exports, `import()`, `import('…')` types and `import.meta.glob`, in order of appearance. */
export function importsOf(path: string, text: string): Import[] {
  const { module, program } = parseSync(path, text);
  const found: { at: number; request: string }[] = [];
  for (const item of module.staticImports) found.push({ at: item.start, request: item.moduleRequest.value });
  for (const item of module.staticExports)
    for (const entry of item.entries)
      if (entry.moduleRequest) found.push({ at: entry.start, request: entry.moduleRequest.value });
  for (const item of module.dynamicImports) {
    const written = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(item.moduleRequest.start, item.moduleRequest.end));
    if (written?.[2]) found.push({ at: item.start, request: written[2] });
  }
  new Visitor({
    TSImportType: (node) => {
      found.push({ at: node.start, request: node.source.value });
    },
    CallExpression: (node) => {
      if (text.slice(node.callee.start, node.callee.end) !== 'import.meta.glob') return;
      const globs = text.slice(node.start, node.end).matchAll(/['"`]([#./][^'"`]+)['"`]/g);
      for (const glob of globs) found.push({ at: node.start, request: glob[1] ?? '' });
    },
  }).visit(program);
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, request }) => ({ line: lineAt(text, at), request, target: targetOf(path, request) }));
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function targetOf(from: string, request: string): string | undefined {
  const bare = request.replace(/\?.*$/, '');
  if (bare.startsWith('/')) return bare.slice(1);
  if (bare.startsWith('.')) return posix.join(dirname(from), bare);
  const exact = aliases[bare];
  if (exact) return posix.normalize(exact);
  const folder = Object.keys(aliases).find((alias) => alias.endsWith('*') && bare.startsWith(alias.slice(0, -1)));
  return folder && posix.normalize((aliases[folder] ?? '').replace('*', bare.slice(folder.length - 1)));
}
