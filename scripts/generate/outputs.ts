/** The generator's outputs, path → text, written only when all of them are ready and only where they differ. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles, isBuilt } from './freshness.mjs';

export type Outputs = ReadonlyMap<string, string>;

/** The first line of every generated script. */
export const banner = '// Written by `npm run generate`; edit the schemas instead.';

/**
 * `generated/build/<kind>/<name>.ts` for every constant, and `<kind>.ts`, which exports all of them: a module is loaded
 * whole, so a page that needs one constant must not find the others in it.
 */
export function constantModules(kind: string, constants: ReadonlyMap<string, unknown>): Outputs {
  const fileOf = (id: string): string => `${kind}/${id.replaceAll('_', '-')}.ts`;
  const modules = [...constants].map(([id, value]) => {
    const text = `export const ${id} = ${JSON.stringify(value, null, 1)} as const;`;
    return [`generated/build/${fileOf(id)}`, `${banner}\n${text}\n`] as const;
  });
  const names = [...constants.keys()].map((id) => `export { ${id} } from './${fileOf(id)}';`);
  return new Map([...modules, [`generated/build/${kind}.ts`, `${banner}\n${names.join('\n')}\n`]]);
}

/** Paths whose file differs from the output, is missing, or belongs to no output. */
export async function staleOutputs(root: string, outputs: Outputs): Promise<readonly string[]> {
  const isStale = async ([path, text]: readonly [string, string]): Promise<string[]> => {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined);
    return current === text ? [] : [path];
  };
  const stale = (await Promise.all([...outputs].map(isStale))).flat();
  const existing = existsSync(join(root, 'generated')) ? generatedFiles(root) : [];
  return [...stale, ...existing.filter((path) => !outputs.has(path))];
}

/**
 * Writes stale files, each by renaming a finished copy, and removes files that belong to no output. Returns the changed
 * paths.
 * @param options.builtOnly does not change committed files, so that a check can still report stale ones
 */
export async function writeOutputs(
  root: string,
  outputs: Outputs,
  { builtOnly = false } = {},
): Promise<readonly string[]> {
  const stale = (await staleOutputs(root, outputs)).filter((path) => !builtOnly || isBuilt(path));
  for (const path of stale) {
    const text = outputs.get(path);
    const target = join(root, path);
    if (text === undefined) {
      await rm(target);
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.${process.pid}.tmp`, text);
    await rename(`${target}.${process.pid}.tmp`, target);
  }
  return stale;
}
