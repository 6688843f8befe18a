/** Preloads the scripts and styles of the screen at a path, which the browser would otherwise request one after the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tags for a path; empty where the web app was not built or the path has no files of its own. */
export function screenFiles(webRoot: string): (path: string) => string {
  const screens = Object.entries(readList(webRoot)).map(([path, files]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    tags: files.map(tagOf).join(''),
  }));
  return (path) => screens.find(({ pattern }) => pattern.test(path))?.tags ?? '';
}

function readList(webRoot: string): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(readFileSync(join(webRoot, 'screens.json'), 'utf8')) as Record<string, string[]>;
  } catch {
    return {};
  }
}

function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}
