/** Once a run: a folder for the copies of the schemas, which are used by one test after the other and removed after the last. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    copies: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parcel-copies-'));
  project.provide('copies', folder);
  return () => rm(folder, { recursive: true, force: true });
}
