/** Bundles the generator into one file, because compiling its sources at every start takes longer than most of its work. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from './freshness.mjs';

// At the same depth as the sources, which find the project by their location.
const folder = join(project, 'dist', 'generator');

/** The bundled generator for code with this stamp, built unless it exists. */
export async function bundledGenerator(code) {
  const name = `${code}.js`;
  const file = join(folder, name);
  if (!existsSync(file)) {
    await bundle(file);
    for (const other of readdirSync(folder))
      if (other.endsWith('.js') && other !== name) rmSync(join(folder, other), { force: true });
  }
  return import(pathToFileURL(file).href);
}

async function bundle(file) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await build({
    absWorkingDir: project,
    entryPoints: ['scripts/generate.ts'],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: {
      '#engine': './src/engine',
      '#platform': './src/platform',
      '#modules': './src/modules',
      '#app': './src/app',
    },
    logLevel: 'warning',
  });
  renameSync(unfinished, file);
}
