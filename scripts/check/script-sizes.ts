/** Adds up what a browser must load for a screen, from Vite's manifest: all scripts that are imported statically. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

export interface ScreenSize {
  screen: string;
  scripts: string[];
  /** Gzipped size in bytes, including the entry. */
  scriptBytes: number;
  styleBytes: number;
}

/** Loaded by every page, including the sign-in page. */
export const everyPage = '(every page)';

/** Maximum size in bytes of what every page loads, and of the largest screen. */
export const limits: Record<string, number> = { [everyPage]: 150 * 1024, 'settings/screen': 450 * 1024 };

export function readManifest(webRoot: string): Manifest {
  return JSON.parse(readFileSync(join(webRoot, 'manifest.json'), 'utf8')) as Manifest;
}

/** One entry per screen folder: the entry and everything that both import statically. */
export function screenSizes(manifest: Manifest, gzipped: (file: string) => number): ScreenSize[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const screens = Object.keys(manifest).flatMap((key) => {
    const [, module, folder = ''] = /^\.\.\/(?:modules\/([^/]+)|platform)\/web\/(.*)index\.tsx$/.exec(key) ?? [];
    const screen = [module ?? 'platform', ...folder.split('/').filter(Boolean)].join('/');
    return module === undefined && folder === '' ? [] : [{ screen, roots: [...entries, key] }];
  });
  return [{ screen: everyPage, roots: entries }, ...screens].map(({ screen, roots }) => {
    const chunks = reachable(manifest, roots);
    const scripts = unique(chunks.map(({ file }) => file).filter((file) => /\.m?js$/.test(file)));
    const styles = unique(chunks.flatMap(({ css = [] }) => css));
    return { screen, scripts, scriptBytes: sum(scripts, gzipped), styleBytes: sum(styles, gzipped) };
  });
}

export function gzippedSize(webRoot: string): (file: string) => number {
  return (file) => gzipSync(readFileSync(join(webRoot, file)), { level: 9 }).length;
}

function reachable(manifest: Manifest, roots: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const queue = [...roots];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function sum(files: readonly string[], gzipped: (file: string) => number): number {
  return files.reduce((total, file) => total + gzipped(file), 0);
}
