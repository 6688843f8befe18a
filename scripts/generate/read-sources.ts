/** Reads the schema files from disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SchemaProblems, type Problem } from '#engine/authoring/problems.ts';
import { parseSource, type SourceFile } from '#engine/authoring/source.ts';

/** Every `.json` below `<root>/schemas`, in path order. Throws SchemaProblems for text that is not JSON. */
export async function readSources(root: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(join(root, 'schemas'), { recursive: true });
  const paths = entries.filter((name) => name.endsWith('.json')).map((name) => `schemas/${name.replaceAll('\\', '/')}`);
  const problems: Problem[] = [];
  const files = await Promise.all(
    paths.sort().map(async (path) => parseSource(path, await readFile(join(root, path), 'utf8'), problems)),
  );
  if (problems.length > 0) throw new SchemaProblems(problems);
  return files;
}
