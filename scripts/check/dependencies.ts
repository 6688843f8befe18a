/** Checks that no file imports against the dependency rules, and names the rule that is broken. */
import { foreignPackages, partOf, refusal, type Part } from './dependency-rules.ts';
import { filesUnder, moduleFile, readText } from './files.ts';
import type { Finding } from './finding.ts';
import { importsOf, type Import } from './imports.ts';

export function checkDependencies(root: string): Finding[] {
  return filesUnder(root, ['src', 'scripts', 'tests', 'generated', 'vite.config.ts'], moduleFile).flatMap((file) =>
    forbiddenImports(file, readText(root, file)),
  );
}

/** The forbidden imports of one file, given its path from the root and its text. */
export function forbiddenImports(file: string, text: string): Finding[] {
  const from = partOf(file);
  if (!from)
    return [{ file, line: 0, message: 'has no place in the architecture; see scripts/check/dependency-rules.ts' }];
  return importsOf(file, text).flatMap((item) => {
    const message = item.target ? importFault(from, file, item, item.target) : packageFault(from, file, item.request);
    return message ? [{ file, line: item.line, message }] : [];
  });
}

function importFault(from: Part, file: string, { request }: Import, target: string): string | undefined {
  const to = partOf(target);
  if (!to) return `imports ${request}, which has no place in the architecture`;
  const reason = refusal(from, to, target);
  if (reason) return `${from.name} → ${to.name} is not allowed: ${reason}`;
  // The bundler resolves globs, without aliases.
  if (request.includes('*')) return undefined;
  const home = homeOf(file);
  const aliased = request.startsWith('#');
  if (aliased && homeOf(target) === home) return `imports ${request} from within ${home}: use a relative path`;
  if (!aliased && hasAlias(target) && homeOf(target) !== home)
    return `imports ${request} from outside ${home}: use its # alias`;
  return undefined;
}

function packageFault(from: Part, file: string, request: string): string | undefined {
  if (foreignPackages[from.runs]?.test(request))
    return `${from.name} → ${request} is not allowed in code that runs ${
      from.runs === 'anywhere' ? 'anywhere (pure: no I/O, no framework)' : `in the ${from.runs}`
    }`;
  if (request.startsWith('@rjsf/') && !/^(src\/platform\/web\/form|scripts|tests)\//.test(file))
    return `${from.name} → ${request} is not allowed: only platform/web/form knows the form library`;
  return undefined;
}

/** The folder within which imports are relative; imports from other folders use an alias. */
function homeOf(path: string): string {
  return /^src\/(?:engine|app|platform\/[^/]+|modules\/[^/]+)(?=\/)|^[^/]+/.exec(path)?.[0] ?? path;
}

function hasAlias(path: string): boolean {
  return path.startsWith('src/') || path.startsWith('generated/');
}
