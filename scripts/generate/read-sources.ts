/** Reads the schema files from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SchemaProblems, type Problem } from '#engine/authoring/problems.ts';
import { parseSource, type SourceFile } from '#engine/authoring/source.ts';

/** Every `.json` below `<root>/schemas`, in path order. Throws SchemaProblems for text that is not JSON. */
export function readSources(root: string): readonly SourceFile[] {
  const entries = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' });
  const paths = entries.filter((name) => name.endsWith('.json')).map((name) => `schemas/${name.replaceAll('\\', '/')}`);
  const problems: Problem[] = [];
  const files = paths.sort().map((path) => parseSource(path, readFileSync(join(root, path), 'utf8'), problems));
  if (problems.length > 0) throw new SchemaProblems(problems);
  return files;
}
