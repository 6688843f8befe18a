/** What the generator makes: path → text, written only when all of it is ready and only where it differs. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Outputs = ReadonlyMap<string, string>;

/** The first line of every generated script. */
export const banner = '// Written by `npm run generate`; edit the schemas instead.';

/** Paths whose file differs from the output, is missing, or is no output at all. */
export async function staleOutputs(root: string, outputs: Outputs): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [path, text] of outputs) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (current !== text) stale.push(path);
  }
  return [...stale, ...(await leftovers(root, outputs))];
}

/** Writes what is stale, each file by renaming a finished copy, and removes leftovers. Answers the paths it touched. */
export async function writeOutputs(root: string, outputs: Outputs): Promise<readonly string[]> {
  const stale = await staleOutputs(root, outputs);
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

async function leftovers(root: string, outputs: Outputs): Promise<readonly string[]> {
  const entries = await readdir(join(root, 'generated'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !outputs.has(path) && path !== 'generated/released.json');
}
