/** Paths of schema files use forward slashes on every platform. */

/** Resolves a relative path in a file: `../vocabulary/a.json` in `schemas/calls/b.json` is `schemas/vocabulary/a.json`. */
export function pathBeside(file: string, relative: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
